import { Link, type LoaderFunctionArgs } from "react-router";
import {
  type WithdrawnWords,
  type WithdrawWords,
  withdrawWords,
} from "#features/buyer-rights/withdrawal/withdraw-words.server.ts";
import { WithdrawalForm } from "#features/buyer-rights/withdrawal/withdrawal-form.tsx";
import { languageOfPath } from "#platform/language/localized-path.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { PageHead } from "../page-head.tsx";

interface WithdrawData {
  words: WithdrawWords;
  sent: WithdrawnWords;
}

/** Runs while building: the page's words come with it, so that no other page loads them. */
export function loader({ url }: LoaderFunctionArgs): WithdrawData {
  const { code } = languageOfPath(url.pathname.replace(/\/$/, ""));
  return { words: withdrawWords("page", code), sent: withdrawWords("thanks", code) };
}

/** The withdrawal function (Directive 2011/83/EU art. 11a): the second step behind the link of every page. */
export default function ShopWithdraw({
  loaderData: { words, sent },
}: {
  loaderData: WithdrawData;
}) {
  const to = useLocalizedPath();
  return (
    <>
      <PageHead page="shopWithdraw" />
      <section className="blueprint-grid">
        <div className="measure grid items-start gap-10 py-12 lg:grid-cols-[1fr_1.1fr] lg:gap-16 lg:py-20">
          <div className="grid gap-6">
            <h1 className="text-display">{words.heading}</h1>
            <p className="text-ink-soft">{words.introduction}</p>
            <h2 className="mt-4 text-subtitle">{words.asideHeading}</h2>
            <ol className="grid list-decimal gap-3 pl-5">
              <li>{words.stored}</li>
              <li>{words.mailed}</li>
              <li>{words.checked}</li>
            </ol>
            <p>
              <Link to={to("/shop/conditions")} className="underline underline-offset-4">
                {words.rights}
              </Link>
            </p>
          </div>
          <WithdrawalForm words={words} sent={sent} />
        </div>
      </section>
    </>
  );
}
