import { type ReactNode, useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { enquiryAddressOf } from "#features/cart/enquiry-address.ts";
import { savedCart } from "#features/cart/saved-cart.ts";
import { linesOf } from "#features/orders/checkout/lines-of-address.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { clientOf } from "#platform/session/call-client.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import type { shopOpeningCalls } from "./calls.ts";
import { askMark, closedMark, openMark } from "./gate-marks.ts";

const ask = clientOf<typeof shopOpeningCalls>();

/**
 * What is there while orders are taken; else a kind word and the way to us. Without JavaScript the server turns it
 * round (fill-closed.server.ts); an order that comes all the same is refused by the server.
 */
export function ShopGate({ children }: { children: ReactNode }) {
  const t = useTranslations("shopClosed");
  const to = useLocalizedPath();
  const { search } = useLocation();
  const [isClosed, setClosed] = useState(false);
  const [lines, setLines] = useState("");
  useEffect(() => setLines(linesOf(search, savedCart.rows())), [search]);
  useEffect(() => {
    ask("GET /api/shop/opening", {}).then((asked) => {
      if (asked.outcome === "done") setClosed(!asked.answer.isOpen);
    });
  }, []);
  return (
    <>
      <section {...{ [closedMark]: "" }} hidden={!isClosed} className="blueprint-grid">
        <div className="measure grid justify-items-start gap-6 py-16 lg:py-24">
          <h1 className="text-display">{t("heading")}</h1>
          <p className="max-w-prose text-ink-soft">{t("text")}</p>
          <Link
            to={to(lines ? enquiryAddressOf(lines) : "/contact")}
            {...{ [askMark]: "" }}
            suppressHydrationWarning
            className={buttonLook("primary")}
          >
            {t("button")}
          </Link>
        </div>
      </section>
      <div {...{ [openMark]: "" }} hidden={isClosed}>
        {children}
      </div>
    </>
  );
}
