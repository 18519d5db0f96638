import { useTranslations } from "use-intl";
import { SoftText } from "#features/sections/soft-text.tsx";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { TickedList } from "#ui/ticked-list/ticked-list.tsx";
import type { PageDocument } from "../../page-document.ts";
import type { SaasFeatureValues } from "../../software-kinds.ts";
import { PageHeading } from "../page-heading.tsx";
import { Sections } from "../sections.tsx";
import { GoesWith } from "./goes-with.tsx";

/** A part of business software: what happens without it, what it consists of, what to decide, how it is proved. */
export default function SaasFeaturePage({ page }: { page: PageDocument }) {
  const t = useTranslations("software");
  const values = page.values as SaasFeatureValues;
  return (
    <>
      <article>
        <header className="border-line border-b">
          <div className="measure grid items-center gap-x-16 gap-y-8 py-12 lg:grid-cols-[1.5fr_1fr]">
            <PageHeading page={page} />
            <ShownPicture
              picture={values.drawing}
              className="mx-auto h-auto w-full max-w-md"
              photo="aspect-4/3 h-auto w-full rounded-card"
              isFirst
            />
          </div>
        </header>
        <section aria-labelledby="without-heading" className="bg-blueprint-tint">
          <div className="measure grid gap-x-16 gap-y-3 py-10 lg:grid-cols-[1fr_2fr] lg:py-14">
            <h2 id="without-heading" className="text-subtitle">
              {t("without")}
            </h2>
            <p>{values.without}</p>
          </div>
        </section>
        <section id="parts" aria-labelledby="parts-heading" className="measure py-section">
          <h2 id="parts-heading" className="mb-10 text-title">
            {t("parts")}
          </h2>
          <ol className="grid gap-x-16 lg:grid-cols-2">
            {values.parts.map(({ id, heading, text }, index) => (
              <li
                key={id}
                className="grid grid-cols-[3rem_minmax(0,1fr)] border-line border-t py-6"
              >
                <span
                  className="font-semibold text-blueprint text-subtitle tabular-nums"
                  aria-hidden="true"
                >
                  {index + 1}
                </span>
                <div className="grid content-start gap-2">
                  <h3 className="font-semibold text-subtitle">{heading}</h3>
                  <SoftText>{text}</SoftText>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <div className="border-line border-t bg-surface">
          <div className="measure grid gap-x-16 gap-y-12 py-section lg:grid-cols-2">
            <section aria-labelledby="decide-heading">
              <h2 id="decide-heading" className="mb-6 text-title">
                {t("decide")}
              </h2>
              <TickedList items={values.decide} />
            </section>
            <section
              aria-labelledby="proof-heading"
              className="self-start rounded-card bg-brand-tint p-6 lg:p-10"
            >
              <h2 id="proof-heading" className="mb-4 text-subtitle">
                {t("proof")}
              </h2>
              <p>{values.proof}</p>
            </section>
          </div>
        </div>
      </article>
      <GoesWith entries={values.goesWith} />
      <Sections sections={page.sections} place="page" />
    </>
  );
}
