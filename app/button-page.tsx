import { Notice } from "#features/sections/notice.tsx";
import { buttonLook } from "#ui/button/button-look.ts";
import { PageHead } from "./page-head.tsx";
import type { PageKey } from "./pages.ts";

interface Props {
  page: PageKey;
  heading: string;
  text: string;
  button: string;
}

/** Where a link of our mails leads; only the button acts, since mail scanners follow links. */
export function ButtonPage({ page, heading, text, button }: Props) {
  return (
    <>
      <PageHead page={page} />
      <Notice heading={heading} text={text} picture="waiting">
        {/* No action: it posts to its own address, where the token is. */}
        <form method="post">
          <button type="submit" className={buttonLook("primary")}>
            {button}
          </button>
        </form>
      </Notice>
    </>
  );
}
