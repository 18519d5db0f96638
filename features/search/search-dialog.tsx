import "./search-dialog.css";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "#platform/language/use-language.ts";
import { useModal } from "#ui/modal/use-modal.ts";
import { CloseIcon, SearchIcon } from "#ui/pictures/icons.tsx";
import { type Finder, loadFinder } from "./load-finder.ts";
import { SearchResults } from "./search-results.tsx";
import { SlashSwitch } from "./slash-switch.tsx";
import { useArrival } from "./use-arrival.ts";

export interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The floating search: one field, and below it what is found while typing. */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const t = useTranslations("search");
  const { dialog, modalProps } = useModal(isOpen, onClose);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const finder = useFinder(useLanguage().code, isOpen);
  const expectArrival = useArrival();
  const navigate = useNavigate();

  useEffect(() => {
    if (isOpen) field.current?.select();
  }, [isOpen]);

  function goToBest() {
    const best = typeof finder === "object" ? finder.find(query)[0]?.entries[0] : undefined;
    if (!best) return;
    leave();
    navigate(best.url);
  }

  function leave() {
    dialog.current?.close();
    expectArrival();
  }

  return (
    <dialog
      {...modalProps}
      className="search-dialog"
      aria-label={t("heading")}
      onKeyDown={moveByArrows}
    >
      <search>
        <form
          className="search-bar"
          onSubmit={(event) => {
            event.preventDefault();
            goToBest();
          }}
        >
          <SearchIcon className="size-6 flex-none text-ink-soft" />
          <input
            ref={field}
            className="search-field"
            aria-label={t("heading")}
            placeholder={t("placeholder")}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={100}
            data-search-stop=""
          />
          <button
            type="button"
            className="tool-button"
            aria-label={t("close")}
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon className="size-6" />
          </button>
        </form>
      </search>
      <SearchResults finder={finder} query={query} onChoose={leave} />
      <SlashSwitch />
    </dialog>
  );
}

/** Where the arrow keys stop: the field, then each find. */
const stopsOf = (dialog: Element | null) =>
  Array.from(dialog?.querySelectorAll<HTMLElement>("[data-search-stop]") ?? []);

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function moveByArrows(event: KeyboardEvent<HTMLDialogElement>): void {
  const step = steps[event.key];
  if (!step || event.nativeEvent.isComposing) return;
  const stops = stopsOf(event.currentTarget);
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[Math.max(0, at + step)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** What finds in a language: undefined while it is loaded, `failed` when it cannot be had; tried when opened. */
function useFinder(code: string, isOpen: boolean): Finder | "failed" | undefined {
  const [finder, setFinder] = useState<Finder | "failed">();
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    loadFinder(code).then(
      (loaded) => isCurrent && setFinder(loaded),
      () => isCurrent && setFinder("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, isOpen]);
  return finder;
}
