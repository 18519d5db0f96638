import { fieldsOfWork } from "../fields-of-work.ts";
import type { CaseCard } from "./case-card.ts";

/** As they come. */
const newestFirst = (cases: readonly CaseCard[]) => cases;

const byCustomer = (cases: readonly CaseCard[]) =>
  cases.toSorted((a, b) => a.values.customer.localeCompare(b.values.customer, "tr"));

const byField = (cases: readonly CaseCard[]) =>
  cases.toSorted(
    (a, b) => fieldsOfWork.indexOf(a.values.field) - fieldsOfWork.indexOf(b.values.field),
  );

/** The orders in which the list can be shown, the first one without any choice. */
export const caseOrders = [newestFirst, byCustomer, byField] as const;
