import { Suspense, useMemo } from "react";
import { useTranslations } from "use-intl";
import { SampleLabel } from "#features/sections/sample-label.tsx";
import { SoftText } from "#features/sections/soft-text.tsx";
import { buttonLook } from "#ui/button/button-look.ts";
import { laterWithId } from "#ui/later/later.tsx";
import type { JobValues } from "../kinds.ts";
import type { PageDocument } from "../page-document.ts";
import { PageTitle } from "./page-title.tsx";
import { Sections } from "./sections.tsx";

const ApplicationForm = laterWithId(
  "apply",
  () => import("#features/applications/page/application-form.tsx"),
);

/** An open position: what is known of it beside the text. */
export default function JobPage({ page }: { page: PageDocument }) {
  const { title, path } = page;
  const form = useMemo(
    () => (
      <Suspense>
        <ApplicationForm position={title} page={path} />
      </Suspense>
    ),
    [title, path],
  );
  return (
    <article>
      <header className="border-line border-b bg-surface">
        <div className="measure grid gap-5 py-12 lg:py-16">
          {page.sample && <SampleLabel />}
          <PageTitle className="max-w-4xl">{page.title}</PageTitle>
          <SoftText>{page.description}</SoftText>
        </div>
      </header>
      <div className="measure grid gap-x-20 gap-y-10 py-12 lg:grid-cols-[1fr_18rem] lg:py-16">
        <div className="min-w-0 max-w-[46rem]">
          <Sections sections={page.sections} place="column" />
        </div>
        <JobFacts page={page} />
      </div>
      <div id="apply" data-asks className="border-line border-t bg-surface">
        <div className="measure py-section">
          <div className="max-w-[46rem]">{form}</div>
        </div>
      </div>
    </article>
  );
}

function JobFacts({ page }: { page: PageDocument }) {
  const t = useTranslations("career");
  const { date, until, place, employment } = page.values as JobValues;
  const facts = [
    { name: t("kind"), value: t(`employment.${employment}`) },
    { name: t("place"), value: place },
    { name: t("since"), value: date.words },
    ...(until ? [{ name: t("until"), value: until.words }] : []),
  ];
  return (
    <aside
      aria-label={t("facts")}
      className="order-first self-start rounded-card bg-blueprint-tint p-6 lg:order-none lg:sticky lg:top-24"
    >
      <dl className="grid gap-4 sm:max-lg:grid-cols-3">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-ink-soft text-small">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <a href="#apply" className={`${buttonLook("primary")} mt-6 w-full sm:max-lg:w-auto`}>
        {t("apply")}
      </a>
    </aside>
  );
}
