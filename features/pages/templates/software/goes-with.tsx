import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { SoftText } from "#features/sections/soft-text.tsx";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { ArrowIcon } from "#ui/pictures/icons.tsx";

interface Props {
  /** Those of them that are not live have no card. */
  entries: readonly { id: string; entry?: EntryCard | undefined }[] | undefined;
}

/** What else belongs to it. */
export function GoesWith({ entries = [] }: Props) {
  const t = useTranslations("software");
  const to = useLocalizedPath();
  const cards = entries.flatMap(({ entry }) => entry ?? []);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="goes-with-heading" className="border-line border-t">
      <div className="measure grid gap-x-16 gap-y-8 py-section lg:grid-cols-[1fr_2fr]">
        <h2 id="goes-with-heading" className="text-title">
          {t("goesWith")}
        </h2>
        <ul className="border-line border-t">
          {cards.map(({ entry, path, title, description }) => (
            <li
              key={entry}
              className="relative grid grid-cols-[1fr_auto] items-center gap-6 border-line border-b py-5"
            >
              <div className="grid gap-1">
                <h3 className="font-semibold text-subtitle">
                  <Link to={to(path)} className="after:absolute after:inset-0 hover:text-brand">
                    {title}
                  </Link>
                </h3>
                <SoftText>{description}</SoftText>
              </div>
              <ArrowIcon className="size-6 text-brand" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
