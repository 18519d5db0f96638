import { useAtViewTime } from "#ui/view-time/use-at-view-time.ts";
import { ReferenceNumber } from "./reference-number.tsx";
import { referenceIn } from "./reference-pattern.ts";

/**
 * The reference that stands in a thank-you page's address. Without JavaScript the server puts it in
 * (platform/submissions/thanks-page.server.ts finds the place by `data-reference`).
 */
export function ReferenceNote() {
  return <ReferenceNumber>{useAtViewTime(readReference, "")}</ReferenceNumber>;
}

const readReference = () => referenceIn(location.search) ?? "";
