import type { LoaderFunctionArgs } from "react-router";
import {
  type WithdrawnWords,
  withdrawWords,
} from "#features/buyer-rights/withdrawal/withdraw-words.server.ts";
import { Notice } from "#features/sections/notice.tsx";
import { languageOfPath } from "#platform/language/localized-path.ts";
import { ReferenceNote } from "#platform/submissions/reference-note.tsx";
import { PageHead } from "../page-head.tsx";

/** Runs while building. */
export const loader = ({ url }: LoaderFunctionArgs): WithdrawnWords =>
  withdrawWords("thanks", languageOfPath(url.pathname.replace(/\/$/, "")).code);

/** Where a withdrawal sent without JavaScript ends. */
export default function ShopWithdrawThanks({ loaderData }: { loaderData: WithdrawnWords }) {
  return (
    <>
      <PageHead page="shopWithdrawThanks" />
      <Notice {...loaderData} picture="arrived" note={<ReferenceNote />} />
    </>
  );
}
