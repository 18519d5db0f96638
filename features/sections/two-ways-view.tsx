import { buttonLook } from "#ui/button/button-look.ts";
import { SiteLink } from "./rich-text-view.tsx";
import type { TwoWays } from "./two-ways.ts";

interface Props {
  ways: TwoWays;
  className?: string;
}

/** The buttons of a section. A way to an entry that is not live in the language is left out. */
export function TwoWaysView({ ways, className = "" }: Props) {
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
        </SiteLink>
      ))}
    </div>
  );
}
