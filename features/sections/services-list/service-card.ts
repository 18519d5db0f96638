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

export const serviceCardOf = ({ values }: EntryCard) => values as unknown as ServiceCard;
