import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { RichTextView } from "#features/sections/rich-text-view.tsx";
import { SoftText } from "#features/sections/soft-text.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { Accordion } from "#ui/accordion/accordion.tsx";
import { buttonLook } from "#ui/button/button-look.ts";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { PageTitle } from "../page-title.tsx";
import { Trail } from "../trail.tsx";
import { Advice } from "./advice.tsx";
import { Deliverables } from "./deliverables.tsx";
import type { ServiceProps } from "./service-props.ts";
import { ServiceTerms } from "./service-terms.tsx";

/** What a visitor asks, in this order: what, for how much, what do I get, how does it go, what if. */
export function PlainService(props: ServiceProps) {
  return (
    <>
      <Opening {...props} />
      <AdviceAndDeliverables {...props} />
      <Steps {...props} />
      <Questions {...props} />
    </>
  );
}

function Opening({ page, service }: ServiceProps) {
  const t = useTranslations("service");
  const to = useLocalizedPath();
  return (
    <header className="blueprint-grid border-line border-b">
      <div className="measure grid items-center gap-x-16 gap-y-8 py-12 lg:grid-cols-[1.3fr_1fr] lg:py-16">
        <div className="grid justify-items-start gap-5">
          <Trail steps={page.trail} />
          <PageTitle>{page.title}</PageTitle>
          <p className="font-semibold text-subtitle">{service.claim}</p>
          <SoftText>{service.summary}</SoftText>
          <Link to={to("/contact")} className={buttonLook("primary")}>
            {t("ask")}
          </Link>
        </div>
        <ShownPicture
          picture={service.drawing}
          className="mx-auto h-auto w-full max-w-sm"
          photo="aspect-4/3 h-auto w-full rounded-card"
          isFirst
        />
      </div>
      <div className="border-line border-t bg-surface">
        <ServiceTerms
          service={service}
          className="measure grid gap-x-10 gap-y-5 py-6 sm:grid-cols-3"
        />
      </div>
    </header>
  );
}

function AdviceAndDeliverables({ service }: ServiceProps) {
  return (
    <section className="measure grid gap-12 py-section lg:grid-cols-[1.3fr_1fr] lg:gap-16">
      <Advice service={service} />
      <Deliverables
        service={service}
        className="self-start rounded-card border border-line bg-surface p-6 lg:p-8"
      />
    </section>
  );
}

/** On one line, the time of each above it. */
function Steps({ service }: ServiceProps) {
  const t = useTranslations("service");
  return (
    <section aria-labelledby="steps-heading" className="border-line border-y bg-surface">
      <div className="measure py-section">
        <h2 id="steps-heading" className="mb-10 text-title">
          {t("steps")}
        </h2>
        <ol className="grid gap-8 sm:grid-cols-2 xl:grid-cols-4">
          {service.steps.map(({ id, heading, text, note }) => (
            <li key={id} className="grid content-start gap-2 border-blueprint border-t-2 pt-4">
              <p className="font-semibold text-blueprint text-small">{note}</p>
              <h3 className="text-subtitle">{heading}</h3>
              <SoftText>{text}</SoftText>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Questions({ service }: ServiceProps) {
  const t = useTranslations("service");
  return (
    <section
      aria-labelledby="questions-heading"
      className="measure grid gap-8 py-section lg:grid-cols-[1fr_1.8fr] lg:gap-16"
    >
      <h2 id="questions-heading" className="text-title">
        {t("questions")}
      </h2>
      <Accordion
        name="questions"
        panels={service.questions.map(({ id, question, answer }) => ({
          key: id,
          title: question,
          content: <RichTextView text={answer} />,
        }))}
      />
    </section>
  );
}
