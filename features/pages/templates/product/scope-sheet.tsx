import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useSite } from "#platform/content/shell-provider.tsx";
import { useLanguage } from "#platform/language/use-language.ts";
import { writeDay } from "#platform/language/write-day.ts";
import { TickedList } from "#ui/ticked-list/ticked-list.tsx";
import type { PageDocument } from "../../page-document.ts";
import type { ProductValues } from "../../product-fields.ts";

interface Props {
  page: PageDocument;
  values: ProductValues;
}

/**
 * The scope as a sheet of a drawing office: framed, its fields numbered, and in the corner the block that says what it
 * is of and which edition. It can be printed and laid on a table.
 */
export function ScopeSheet({ page, values }: Props) {
  const t = useTranslations("shop");
  return (
    <section aria-labelledby="scope-heading" className="measure py-section">
      <div className="mb-8 grid max-w-3xl gap-3">
        <h2 id="scope-heading" className="text-title">
          {t("sheet")}
        </h2>
        <p className="text-ink-soft">{t("sheetText")}</p>
      </div>
      <div className="border-2 border-blueprint bg-surface p-1.5 sm:p-2">
        <div className="grid border border-blueprint lg:grid-cols-6">
          <Cell number={1} heading={t("included")} className="lg:col-span-4">
            <div className="[&>ul]:gap-x-10 md:[&>ul]:grid-cols-2">
              <TickedList items={values.included} />
            </div>
          </Cell>
          <Cell number={2} heading={t("excluded")} className="lg:col-span-2 lg:border-s">
            <ul className="grid gap-3">
              {values.excluded.map(({ id, what }) => (
                <li key={id} className="flex gap-3 text-ink-soft">
                  <span aria-hidden="true" className="mt-3 w-4 flex-none border-t-2" />
                  {what}
                </li>
              ))}
            </ul>
          </Cell>
          <Cell number={3} heading={t("needs")} className="border-t lg:col-span-2">
            <ul className="list-disc space-y-2 ps-5 marker:text-blueprint">
              {values.needs.map(({ id, what }) => (
                <li key={id}>{what}</li>
              ))}
            </ul>
          </Cell>
          <Cell number={4} heading={t("acceptance")} className="border-t lg:col-span-2 lg:border-s">
            <p>{values.acceptance}</p>
          </Cell>
          <Cell number={5} heading={t("after")} className="border-t lg:col-span-2 lg:border-s">
            <p>{values.after}</p>
          </Cell>
          <TitleBlock page={page} values={values} />
        </div>
      </div>
    </section>
  );
}

interface CellProps {
  number: number;
  heading: string;
  className: string;
  children: ReactNode;
}

/** Cells stand below each other on narrow screens, each with a line above; `className` says where they stand on wide ones. */
function Cell({ number, heading, className, children }: CellProps) {
  return (
    <div
      className={`min-w-0 border-blueprint p-5 not-first:border-t sm:p-6 lg:not-first:[&:nth-child(2)]:border-t-0 ${className}`}
    >
      <h3 className="mb-4 flex items-baseline gap-3 font-semibold text-subtitle">
        <span aria-hidden="true" className="text-blueprint tabular-nums">
          {number}
        </span>
        {heading}
      </h3>
      {children}
    </div>
  );
}

function TitleBlock({ page, values }: Props) {
  const t = useTranslations("shop");
  const language = useLanguage();
  const site = useSite();
  const facts = [
    [t("duration"), values.duration],
    [t("subject"), page.title],
    [t("number"), String(values.product)],
    [t("edition"), writeDay(language, page.changedAt)],
    [t("by"), site.name[language.code]],
  ];
  return (
    <dl className="grid grid-cols-2 border-blueprint border-t bg-blueprint-tint text-small sm:grid-cols-3 lg:col-span-6 lg:grid-cols-[2fr_2fr_1fr_1fr_1.5fr]">
      {facts.map(([name, fact]) => (
        <div
          key={name}
          className="border-blueprint/40 px-5 py-3 max-lg:last:col-span-2 max-sm:nth-[n+3]:border-t sm:max-lg:nth-[n+4]:border-t lg:not-last:border-e"
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere font-semibold" suppressHydrationWarning>
            {fact}
          </dd>
        </div>
      ))}
    </dl>
  );
}
