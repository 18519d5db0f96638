import { type ComponentType, useState } from "react";
import { useTranslations } from "use-intl";
import { SearchIcon } from "#ui/pictures/icons.tsx";
import { showToast } from "#ui/toast/toast-store.ts";
import type { SearchDialogProps } from "./search-dialog.tsx";
import { useSearchKeys } from "./use-search-keys.ts";

const loadDialog = () => import("./search-dialog.tsx");

/** Opens the search. What it needs, the index of the page's language included, is loaded when it is first wanted. */
export function SearchButton() {
  const t = useTranslations();
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [isOpen, setOpen] = useState(false);

  function open() {
    setOpen(true);
    loadDialog().then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => {
        setOpen(false);
        showToast({ kind: "error", title: t("toasts.errorTitle"), text: t("search.failed") });
      },
    );
  }

  useSearchKeys(open);

  return (
    <>
      <button
        type="button"
        className="tool-button noscript:hidden"
        aria-label={t("search.open")}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={() => void loadDialog().catch(() => {})}
        onClick={open}
      >
        <SearchIcon className="size-5" />
      </button>
      {Dialog && <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
