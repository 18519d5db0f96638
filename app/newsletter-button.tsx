import { useTranslations } from "use-intl";
import { Notice } from "#features/sections/notice.tsx";
import { buttonLook } from "#ui/button/button-look.ts";
import { PageHead } from "./page-head.tsx";

interface Props {
  page: "newsletterConfirm" | "newsletterUnsubscribe";
  /** Its words, below `thanks`. */
  words: "confirm" | "unsubscribe";
}

/** Where a link of our mails leads; only the button acts, since mail scanners follow links. */
export function NewsletterButton({ page, words }: Props) {
  const t = useTranslations(`thanks.${words}`);
  return (
    <>
      <PageHead page={page} />
      <Notice heading={t("heading")} text={t("text")}>
        {/* No action: it posts to its own address, where the token is. */}
        <form method="post">
          <button type="submit" className={buttonLook("primary")}>
            {t("button")}
          </button>
        </form>
      </Notice>
    </>
  );
}
