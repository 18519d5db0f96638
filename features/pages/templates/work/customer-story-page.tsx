import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { RichTextView } from "#features/sections/rich-text-view.tsx";
import { SampleLabel } from "#features/sections/sample-label.tsx";
import { Speaker } from "#features/sections/speaker.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import type { Photo } from "#ui/pictures/photo.ts";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import type { PageDocument } from "../../page-document.ts";
import type { CustomerStoryValues } from "../../work-kinds.ts";
import { Sections } from "../sections.tsx";
import { Trail } from "../trail.tsx";

/** A story: what the customer says, as large as it gets, then an interview with the figures beside it. */
export default function CustomerStoryPage({ page }: { page: PageDocument }) {
  const t = useTranslations("work");
  const to = useLocalizedPath();
  const values = page.values as CustomerStoryValues;
  /** A screen of what was built, as the case study shows it. */
  const drawing = values.work?.values.drawing as string | Photo | undefined;
  return (
    <>
      <article>
        <header className="border-line border-b bg-brand-tint">
          <div
            className={`measure grid items-center gap-x-16 gap-y-10 py-12 lg:py-16 ${drawing ? "lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]" : ""}`}
          >
            <div className="grid justify-items-start gap-6 lg:gap-8">
              <Trail steps={page.trail} />
              {page.sample && <SampleLabel />}
              <h1 className="max-w-3xl text-subtitle">{page.title}</h1>
              <figure className="grid gap-8">
                <blockquote className="max-w-5xl text-balance font-semibold text-[clamp(2rem,1.2rem+2.6vw,4rem)] leading-[1.08] tracking-tight">
                  {values.quotation}
                </blockquote>
                <Speaker values={values} />
              </figure>
            </div>
            {drawing && (
              <ShownPicture
                picture={drawing}
                className="mx-auto h-auto w-full max-w-72 lg:max-w-none"
                photo="aspect-4/3 h-auto w-full rounded-card"
                sizes="(min-width: 62rem) 24rem, 100vw"
              />
            )}
          </div>
        </header>
        <div className="measure grid gap-x-20 gap-y-12 py-section lg:grid-cols-[1fr_19rem]">
          <div className="grid max-w-3xl gap-12">
            {values.answers.map(({ id, question, answer }) => (
              <section key={id} id={id} aria-labelledby={`${id}-heading`}>
                <h2 id={`${id}-heading`} className="mb-4 text-subtitle">
                  {question}
                </h2>
                <RichTextView text={answer} />
              </section>
            ))}
          </div>
          <aside className="grid content-start justify-items-start gap-x-12 gap-y-8 self-start sm:max-lg:grid-cols-[auto_1fr] lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
            <p className="justify-self-stretch border-blueprint border-t-2 pt-5">
              <strong className="mb-2 block font-semibold text-blueprint text-title">
                {values.figure}
              </strong>
              <span className="text-ink-soft">{values.figureLabel}</span>
            </p>
            <dl className="grid gap-4 sm:max-lg:border-line sm:max-lg:border-t-2 sm:max-lg:pt-5 justify-self-stretch sm:max-lg:grid-cols-2 sm:max-lg:content-start">
              <div>
                <dt className="text-ink-soft text-small">{t("customer")}</dt>
                <dd className="font-semibold">{values.company}</dd>
              </div>
              <div>
                <dt className="text-ink-soft text-small">{t("sector")}</dt>
                <dd className="font-semibold">{values.sector}</dd>
              </div>
            </dl>
            {values.work && (
              <Link to={to(values.work.path)} className={buttonLook("secondary")}>
                {t("readWork")}
              </Link>
            )}
          </aside>
        </div>
      </article>
      <Sections sections={page.sections} place="page" />
    </>
  );
}
