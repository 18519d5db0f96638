import * as v from "valibot";
import type { Leaf } from "#platform/fields/field.ts";
import type { CaseCard } from "./cases/case-card.ts";
import { type FieldOfWork, fieldsOfWork } from "./fields-of-work.ts";

/** The newest live case studies of a field of work. */
export function casesOf(most: number): Leaf<FieldOfWork, readonly CaseCard[], false> {
  const schema = v.picklist(fieldsOfWork, `expected one of ${fieldsOfWork.join(", ")}`);
  return {
    ...{ kind: "choice", required: false, translated: false, schema, lists: "case-study" },
    show: (field, { cardsOf }) =>
      (cardsOf("case-study") as readonly CaseCard[])
        .filter(({ values }) => values.field === field)
        .slice(0, most),
  };
}
