import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import type { CartContentsProps } from "./cart-contents.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { savedCart } from "./saved-cart.ts";

const loadContents = () => import("./cart-contents.tsx");
const isFilled = () => savedCart.rows().length > 0;
// What lies there comes while the page comes alive; an empty cart needs none of it.
if (typeof document !== "undefined" && isFilled()) loadContents().catch(() => {});

/** The cart as a page. Without JavaScript there is none: each product can be ordered from its own page. */
export function CartPage() {
  const t = useTranslations("cart");
  const isWanted = useSyncExternalStore(savedCart.subscribe, isFilled, () => false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [Contents, setContents] = useState<ComponentType<CartContentsProps>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    loadContents().then(
      ({ CartContents }) => setContents(() => CartContents),
      () => setFailed(true),
    );
  }, [isWanted]);
  return (
    <section className="measure py-12 lg:py-16">
      <h1 ref={heading} tabIndex={-1} className="mb-8 text-display outline-none">
        {t("title")}
      </h1>
      <WithoutScript />
      <div className="noscript:hidden">
        {Contents ? (
          <Contents heading={heading} />
        ) : isWanted ? (
          <p className="text-ink-soft">{t(hasFailed ? "failed" : "loading")}</p>
        ) : (
          <EmptyCart />
        )}
      </div>
    </section>
  );
}

function WithoutScript() {
  const t = useTranslations("cart");
  const to = useLocalizedPath();
  return (
    <div className="hidden max-w-2xl gap-5 noscript:grid">
      <p>{t("withoutScript")}</p>
      <Link to={to("/shop/grid")} className={`${buttonLook("primary")} justify-self-start`}>
        {t("emptyButton")}
      </Link>
    </div>
  );
}
