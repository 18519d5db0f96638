import { useTranslations } from "use-intl";
import { create } from "zustand";
import { useWishlist } from "./wishlist-store.ts";

const useChoice = create(() => ({ isOn: false }));

/** Whether lists of products show the wishlist alone; once nothing is left on it, they show everything again. */
export function useSavedOnly(): { isOn: boolean; isSaved(id: number): boolean } {
  const productIds = useWishlist((state) => state.productIds);
  const { isOn } = useChoice();
  return { isOn: isOn && productIds.length > 0, isSaved: (id) => productIds.includes(id) };
}

/** Shows the wishlist alone; comes with the first product on it, which only a script can put there. */
export function SavedOnly() {
  const t = useTranslations("shop");
  const count = useWishlist(({ productIds }) => productIds.length);
  const { isOn } = useSavedOnly();
  if (count === 0) return null;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => useChoice.setState({ isOn: !isOn })}
      className="choice mb-8 bg-surface"
    >
      {t("saved", { count })}
    </button>
  );
}
