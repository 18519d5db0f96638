import type { EntryCard } from "#platform/fields/entry-card.ts";
import type { ShownDay } from "#platform/fields/fields.ts";
import type { Photo } from "#ui/pictures/photo.ts";
import type { FieldOfWork } from "../fields-of-work.ts";

/** A case study in a list (`features/pages/kinds.ts`). */
export type CaseCard = EntryCard & {
  values: {
    date: ShownDay;
    customer: string;
    sector: string;
    field: FieldOfWork;
    drawing: string | Photo;
    figure: string;
    figureLabel: string;
  };
};
