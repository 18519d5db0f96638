import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { CartIcon } from "#ui/pictures/icons.tsx";
import { showToast } from "#ui/toast/toast-store.ts";
import { countPieces } from "./cart-item.ts";
import type { CartPanelProps } from "./cart-panel.tsx";
import { onOpenCart, openCart } from "./open-cart.ts";
import { savedCart } from "./saved-cart.ts";

const loadPanel = () => import("./cart-panel.tsx");
const savedCount = () => countPieces(savedCart.rows());

/** Opens the cart and counts what is in it. Panel, store and products are loaded when they are first wanted. */
export function CartButton() {
  const t = useTranslations();
  const count = useSyncExternalStore(savedCart.subscribe, savedCount, () => 0);
  const [Panel, setPanel] = useState<ComponentType<CartPanelProps>>();
  const [isOpen, setOpen] = useState(false);

  useEffect(
    () =>
      onOpenCart(() => {
        setOpen(true);
        loadPanel().then(
          ({ CartPanel }) => setPanel(() => CartPanel),
          () => {
            setOpen(false);
            showToast({ kind: "error", title: t("toasts.errorTitle"), text: t("toasts.failed") });
          },
        );
      }),
    [t],
  );

  return (
    <>
      <button
        type="button"
        className="tool-button relative noscript:hidden!"
        aria-label={t("cart.open", { count })}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadPanel().catch(() => {})}
        onClick={openCart}
      >
        <CartIcon className="size-5" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0 min-w-5 rounded-full bg-brand px-1 text-center font-semibold text-on-brand text-xs leading-5 tabular-nums"
          >
            {count}
          </span>
        )}
      </button>
      {Panel && <Panel isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
