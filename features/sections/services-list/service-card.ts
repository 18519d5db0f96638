import type { EntryCard } from "#platform/fields/entry-card.ts";
import type { Photo } from "#ui/pictures/photo.ts";

/** What a list shows of a service beside title and address. */
export interface ServiceCard {
  summary: string;
  drawing: string | Photo;
  deliverables: readonly { id: string; what: string }[];
  priceFrom: number;
  duration: string;
}

/** What of it a look draws; where none is named, all. The rest does not come with the page. */
export const drawnOfServices = {
  grid: ["drawing", "priceFrom", "duration"],
  prices: ["priceFrom", "duration"],
} as const satisfies Record<string, readonly (keyof ServiceCard)[]>;

type Looks = typeof drawnOfServices;

export const serviceCardOf = ({ values }: EntryCard) => values as unknown as ServiceCard;

export const serviceCardIn = <Look extends keyof Looks>(_look: Look, { values }: EntryCard) =>
  values as unknown as Pick<ServiceCard, Looks[Look][number]>;
