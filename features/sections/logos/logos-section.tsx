import { useTranslations } from "use-intl";
import { useSite } from "#platform/content/shell-provider.tsx";
import type { Photo } from "#ui/pictures/photo.ts";
import { ClientLogos } from "../client-logos.tsx";
import { ClientLogo, keyOfLogo } from "../pictures/client-logos.tsx";
import type { SectionProps } from "../section-props.ts";
import type { LogosValues } from "./section.ts";

export default function LogosSection({
  id,
  values: { heading, look = "row", ownLogos = [] },
}: SectionProps<LogosValues>) {
  const { clientLogos } = useSite();
  const row = look === "row" ? "hero" : "contact";
  // One that is not chosen yet, or gone, is left out.
  const own = ownLogos.flatMap(({ logo }) => logo ?? []);
  const logos = own.length > 0 ? own : clientLogos[row];
  return (
    <div id={id} className="measure py-12">
      {heading && <h2 className="mb-8 text-center font-medium text-ink-soft">{heading}</h2>}
      {look === "wall" ? <Wall logos={logos} /> : <ClientLogos row={row} logos={logos} />}
    </div>
  );
}

function Wall({ logos }: { logos: readonly (string | Photo)[] }) {
  const t = useTranslations("carousel");
  return (
    <ul
      aria-label={t("clients")}
      className="flex flex-wrap items-center justify-center gap-x-10 gap-y-6 text-ink-soft sm:gap-x-14"
    >
      {logos.map((logo) => (
        <li key={keyOfLogo(logo)}>
          <ClientLogo logo={logo} />
        </li>
      ))}
    </ul>
  );
}
