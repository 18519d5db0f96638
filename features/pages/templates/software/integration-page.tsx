import { useTranslations } from "use-intl";
import { DottedList } from "#features/sections/dotted-list.tsx";
import { RichTextView } from "#features/sections/rich-text-view.tsx";
import { ArrowIcon } from "#ui/pictures/icons.tsx";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { TickedList } from "#ui/ticked-list/ticked-list.tsx";
import type { PageDocument } from "../../page-document.ts";
import type { IntegrationValues } from "../../software-kinds.ts";
import { PageHeading } from "../page-heading.tsx";
import { Sections } from "../sections.tsx";
import { GoesWith } from "./goes-with.tsx";

/** A connection: what runs to the other side and back, how it works, and what happens while that side is silent. */
export default function IntegrationPage({ page }: { page: PageDocument }) {
  const t = useTranslations("software");
  const values = page.values as IntegrationValues;
  return (
    <>
      <article>
        <header className="blueprint-grid border-line border-b">
          <div className="measure grid gap-10 py-12 lg:py-16">
            <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[1fr_auto]">
              <PageHeading page={page} sort={t(`sorts.${values.sort}`)} />
              <ShownPicture
                picture={values.drawing}
                className="mx-auto h-auto w-full max-w-72"
                photo="aspect-4/3 h-auto w-full rounded-card max-w-72"
                sizes="18rem"
                isFirst
              />
            </div>
            <Flow values={values} />
          </div>
        </header>
        <div className="measure grid gap-x-20 gap-y-12 py-section lg:grid-cols-[1fr_20rem]">
          <section aria-labelledby="how-heading" className="max-w-3xl">
            <h2 id="how-heading" className="mb-6 text-title">
              {t("how")}
            </h2>
            <RichTextView text={values.body} />
          </section>
          <div className="grid content-start gap-8">
            <section
              aria-labelledby="needs-heading"
              className="rounded-card border border-line bg-surface p-6"
            >
              <h2 id="needs-heading" className="mb-4 text-subtitle">
                {t("needs")}
              </h2>
              <TickedList items={values.needs} />
            </section>
            <section aria-labelledby="standards-heading">
              <h2 id="standards-heading" className="mb-2 text-subtitle">
                {t("standards")}
              </h2>
              <DottedList className="text-ink-soft">{values.standards}</DottedList>
            </section>
          </div>
        </div>
        <section aria-labelledby="outage-heading" className="night bg-night text-ink">
          <div className="measure grid gap-x-16 gap-y-4 py-14 lg:grid-cols-[1fr_2fr] lg:py-20">
            <h2 id="outage-heading" className="text-title">
              {t("outage")}
            </h2>
            <p>{values.outage}</p>
          </div>
        </section>
      </article>
      <GoesWith entries={values.goesWith} />
      <Sections sections={page.sections} place="page" />
    </>
  );
}

/** Both sides, and what runs between them. */
function Flow({ values: { system, sent, received } }: { values: IntegrationValues }) {
  const t = useTranslations("software");
  return (
    <div className="grid gap-4 md:grid-cols-[11rem_1fr_11rem]">
      <p className="grid place-items-center rounded-card bg-brand-tint p-5 text-center font-semibold">
        {t("yourSoftware")}
      </p>
      <div className="grid gap-4">
        <Stream heading={t("sent")} items={sent} arrow="max-md:rotate-90" />
        <Stream heading={t("received")} items={received} arrow="rotate-180 max-md:-rotate-90" />
      </div>
      <p className="grid place-items-center rounded-card bg-blueprint-tint p-5 text-center font-semibold">
        {system}
      </p>
    </div>
  );
}

interface StreamProps {
  heading: string;
  items: readonly { id: string; what: string }[];
  /** Which way it points. */
  arrow: string;
}

function Stream({ heading, items, arrow }: StreamProps) {
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-surface p-5">
      <ArrowIcon className={`size-7 flex-none text-blueprint ${arrow}`} />
      <div className="grid gap-1">
        <h2 className="text-ink-soft text-small">{heading}</h2>
        <p className="text-small">{items.map(({ what }) => what).join(", ")}</p>
      </div>
    </div>
  );
}
