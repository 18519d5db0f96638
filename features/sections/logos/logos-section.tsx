import { useTranslations } from "use-intl";
import { useSite } from "#platform/content/shell-provider.tsx";
import type { Photo } from "#ui/pictures/photo.ts";
import { ClientLogos } from "../client-logos.tsx";
import { ClientLogo, keyOfLogo } from "../pictures/client-logos.tsx";
import type { SectionProps } from "../section-props.ts";
import type { logosFields } from "./section.ts";

export default function LogosSection({
  id,
  values: { heading, look = "row", ownLogos = [] },
}: SectionProps<typeof logosFields>) {
  const { clientLogos } = useSite();
  const row = look === "row" ? "hero" : "contact";
  // One that is not chosen yet, or gone, is left out.
  const own = ownLogos.flatMap(({ logo }) => logo ?? []);
  const logos = own.length > 0 ? own : clientLogos[row];
  return (
    <section id={id} className="measure py-12">
      {heading && <h2 className="mb-8 text-center font-medium text-ink-soft">{heading}</h2>}
      {look === "wall" ? <Wall logos={logos} /> : <ClientLogos row={row} logos={logos} />}
    </section>
  );
}

/** Balanced as words are: no logo stands alone in the last row. */
function Wall({ logos }: { logos: readonly (string | Photo)[] }) {
  const t = useTranslations("carousel");
  return (
    <ul aria-label={t("clients")} className="text-balance text-center text-ink-soft">
      {logos.map((logo) => (
        <li key={keyOfLogo(logo)} className="mx-5 my-3 inline-flex align-middle sm:mx-7">
          <ClientLogo logo={logo} />
        </li>
      ))}
    </ul>
  );
}
