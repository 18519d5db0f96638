import { useTranslations } from "use-intl";
import { useSite } from "#platform/content/shell-provider.tsx";
import { ClientLogos } from "../client-logos.tsx";
import { ClientLogo } from "../pictures/client-logos.tsx";
import type { SectionProps } from "../section-props.ts";
import type { LogosValues } from "./section.ts";

export default function LogosSection({
  id,
  values: { heading, look = "row" },
}: SectionProps<LogosValues>) {
  return (
    <div id={id} className="measure py-12">
      {heading && <h2 className="mb-8 text-center font-medium text-ink-soft">{heading}</h2>}
      {look === "wall" ? <Wall /> : <ClientLogos row={look === "captioned" ? "contact" : "hero"} />}
    </div>
  );
}

function Wall() {
  const t = useTranslations("carousel");
  return (
    <ul
      aria-label={t("clients")}
      className="flex flex-wrap items-center justify-center gap-x-10 gap-y-6 text-ink-soft sm:gap-x-14"
    >
      {useSite().clientLogos.contact.map((name) => (
        <li key={name}>
          <ClientLogo name={name} />
        </li>
      ))}
    </ul>
  );
}
