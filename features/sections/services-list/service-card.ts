import type { EntryCard } from "#platform/fields/entry-card.ts";

/** What a list shows of a service beside title and address. */
export interface ServiceCard {
  summary: string;
  drawing: string;
  deliverables: readonly { id: string; what: string }[];
  priceFrom: number;
  duration: string;
}

export const serviceCardOf = ({ values }: EntryCard) => values as unknown as ServiceCard;
