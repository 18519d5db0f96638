import { useTranslations } from "use-intl";
import { Notice } from "#features/sections/notice.tsx";
import { buttonLook } from "#ui/button/button-look.ts";
import { PageHead } from "./page-head.tsx";
import type { PageKey } from "./pages.ts";

interface Props {
  page: PageKey;
  /** Where its words stand: `thanks.<words>`. */
  words: "confirm" | "unsubscribe";
}

/** Where a link of our mails leads; only the button acts, since mail scanners follow links. */
export function ButtonPage({ page, words }: Props) {
  const t = useTranslations("thanks");
  return (
    <>
      <PageHead page={page} />
      <Notice heading={t(`${words}.heading`)} text={t(`${words}.text`)} picture="waiting">
        {/* No action: it posts to its own address, where the token is. */}
        <form method="post">
          <button type="submit" className={buttonLook("primary")}>
            {t(`${words}.button`)}
          </button>
        </form>
      </Notice>
    </>
  );
}
