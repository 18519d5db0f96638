import { useLanguage } from "#platform/language/use-language.ts";
import { initialsOf } from "./split-name.ts";

/** The picture that stands for a person. */
export function Initials({ name, className }: { name: string; className: string }) {
  const { locale } = useLanguage();
  return (
    <span
      aria-hidden="true"
      className={`grid flex-none place-items-center rounded-full bg-brand font-semibold text-on-brand ${className}`}
    >
      {initialsOf(name, locale)}
    </span>
  );
}
