import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { RichTextView } from "#features/sections/rich-text-view.tsx";
import { SoftText } from "#features/sections/soft-text.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { Trail } from "../trail.tsx";
import { Advice } from "./advice.tsx";
import { Deliverables } from "./deliverables.tsx";
import type { ServiceProps } from "./service-props.ts";
import { ServiceTerms } from "./service-terms.tsx";

/** A service as a scene: its promise on the night blueprint, then a rail of stages beside what one gets. */
export function FeaturedService(props: ServiceProps) {
  return (
    <>
      <Scene {...props} />
      <Stages {...props} />
      <AdviceAndDeliverables {...props} />
      <Answers {...props} />
    </>
  );
}

function Scene({ page, service }: ServiceProps) {
  const t = useTranslations("service");
  const to = useLocalizedPath();
  return (
    <header className="night blueprint-grid bg-paper text-ink">
      <div className="measure grid justify-items-center gap-6 pt-10 pb-14 text-center lg:pt-14 lg:pb-16">
        <Trail steps={page.trail} />
        <p className="font-semibold text-blueprint text-subtitle">{page.title}</p>
        <h1 className="max-w-4xl text-balance text-display">{service.claim}</h1>
        <SoftText>{service.summary}</SoftText>
        <Link to={to("/contact")} className={buttonLook("primary")}>
          {t("ask")}
        </Link>
        <ShownPicture
          picture={service.drawing}
          className="mt-4 h-auto w-full max-w-md"
          photo="mt-4 aspect-video h-auto w-full max-w-3xl rounded-card"
          sizes="(min-width: 48rem) 48rem, 100vw"
          isFirst
        />
      </div>
    </header>
  );
}

function Stages({ service }: ServiceProps) {
  const t = useTranslations("service");
  return (
    <section
      aria-labelledby="stages-heading"
      className="measure grid gap-12 py-section lg:grid-cols-[1fr_1.4fr] lg:gap-20"
    >
      <div className="grid content-start gap-8 lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start">
        <h2 id="stages-heading" className="text-title">
          {t("steps")}
        </h2>
        <ServiceTerms
          service={service}
          className="grid gap-5 rounded-card bg-brand-tint p-6 sm:max-lg:grid-cols-3 lg:p-8"
        />
      </div>
      <ol className="grid gap-10 border-line border-s-2 ps-6 sm:ps-10">
        {service.steps.map(({ id, heading, text, note }, index) => (
          <li key={id} className="grid gap-2">
            <p aria-hidden="true" className="font-semibold text-blueprint text-title">
              {index + 1}
            </p>
            <h3 className="text-subtitle">{heading}</h3>
            <SoftText>{text}</SoftText>
            <p className="font-semibold text-small">{note}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function AdviceAndDeliverables({ service }: ServiceProps) {
  return (
    <section className="border-line border-y bg-surface">
      <div className="measure grid gap-12 py-section lg:grid-cols-[1fr_1.4fr] lg:gap-20">
        <Deliverables service={service} className="" />
        <Advice service={service} />
      </div>
    </section>
  );
}

/** All of them open: who came this far reads. */
function Answers({ service }: ServiceProps) {
  const t = useTranslations("service");
  return (
    <section aria-labelledby="answers-heading" className="measure py-section">
      <h2 id="answers-heading" className="mb-10 text-title">
        {t("questions")}
      </h2>
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        {service.questions.map(({ id, question, answer }) => (
          <div key={id}>
            <h3 className="mb-3 text-subtitle">{question}</h3>
            <div className="text-ink-soft">
              <RichTextView text={answer} />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
