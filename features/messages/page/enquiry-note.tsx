import { useTranslations } from "use-intl";

interface Props {
  isPlaced: boolean;
  onToggle(): void;
}

/** Says that the message holds more than what was typed, and takes that out again, or puts it back. */
export function EnquiryNote({ isPlaced, onToggle }: Props) {
  const t = useTranslations("enquiry");
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small sm:col-span-2">
      <span role="status">{t(isPlaced ? "placed" : "takenOut")}</span>
      <button
        type="button"
        onClick={onToggle}
        className="min-h-11 font-medium text-brand underline underline-offset-4"
      >
        {t(isPlaced ? "takeOut" : "putBack")}
      </button>
    </p>
  );
}
