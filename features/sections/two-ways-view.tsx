import { buttonLook } from "#ui/button/button-look.ts";
import { ArrowIcon } from "#ui/pictures/icons.tsx";
import { SiteLink } from "./rich-text-view.tsx";
import type { TwoWays } from "./two-ways.ts";

interface Props {
  ways: TwoWays;
  className?: string;
  /** The second way is shown with an arrow. */
  hasArrow?: boolean;
}

/** The buttons of a section. A way to an entry that is not live in the language is left out. */
export function TwoWaysView({ ways, className = "", hasArrow = false }: Props) {
  const { label, to, secondLabel, secondTo } = ways;
  const shown = [
    { label, to, look: "primary" as const },
    { label: secondLabel, to: secondTo, look: "secondary" as const },
  ].filter((way) => way.label && way.to);
  if (shown.length === 0) return null;
  return (
    <div className={`grid gap-3 sm:flex sm:flex-wrap ${className}`}>
      {shown.map(({ label, to = "", look }) => (
        <SiteLink key={look} to={to} className={buttonLook(look)}>
          {label}
          {hasArrow && look === "secondary" && <ArrowIcon className="size-5 flex-none" />}
        </SiteLink>
      ))}
    </div>
  );
}
