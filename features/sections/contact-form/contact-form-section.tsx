import { useTranslations } from "use-intl";
import { useSite } from "#platform/content/shell-provider.tsx";
import { SocialLinks } from "#platform/content/social-links.tsx";
import { WholeWords } from "#platform/language/whole-words.tsx";
import { later } from "#ui/later/later.tsx";
import { hasNothingToShow } from "../nothing-to-show.ts";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import type { ContactFormValues, contactFormFields } from "./section.ts";

const contactForm = later(
  "contact-form",
  () => import("./form-with-enquiry.tsx"),
  undefined,
  hasNothingToShow,
);
const clientLogos = later("client-logos", () => import("./contact-logos.tsx"));

const heads = {
  1: "text-[clamp(2.25rem,1.5rem+2vw,3.25rem)] leading-[1.08]",
  2: "text-title",
};

const looks = {
  beside: {
    ground: "blueprint-grid border-line border-b",
    grid: "grid-cols-1 lg:grid-cols-[1fr_1.15fr] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-8 lg:py-20",
    form: "lg:row-span-2 lg:self-start",
  },
  below: { ground: "border-line border-y bg-surface", grid: "max-w-3xl lg:py-20", form: "" },
};

export default function ContactFormSection({
  id,
  values: { heading, text, look = "beside", nextHeading, next, logos },
  level,
}: SectionProps<typeof contactFormFields>) {
  const Heading = `h${level}` as const;
  const { ground, grid, form } = looks[look];
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={ground}>
      <div className="measure">
        <div className={`group grid gap-10 py-10 ${grid}`}>
          <div className="grid content-start gap-6">
            <Heading id={`${id}-heading`} className={heads[level]}>
              {heading}
            </Heading>
            {text && <SoftText>{text}</SoftText>}
            {look === "beside" && <OtherWays />}
          </div>
          <div
            className={`rounded-card border border-line bg-surface p-5 has-data-receipt:border-brand has-data-receipt:bg-brand-tint sm:p-8 ${form}`}
          >
            {contactForm}
          </div>
          {nextHeading && next && <AfterSending heading={nextHeading} steps={next} />}
        </div>
      </div>
      {logos && <div className="measure pb-12">{clientLogos}</div>}
    </section>
  );
}

function OtherWays() {
  const t = useTranslations("contact");
  const { email, officeHours } = useSite().contact;
  const { opens, closes } = officeHours;
  return (
    <>
      <p>
        {t.rich("byEmail", {
          email,
          link: (chunks) => (
            <a
              className="font-semibold text-brand underline underline-offset-4"
              href={`mailto:${email}`}
            >
              {chunks}
            </a>
          ),
        })}
      </p>
      <p className="text-ink-soft text-small">
        <WholeWords>{t("officeHours", { opens, closes })}</WholeWords>
      </p>
      <SocialLinks label={t("social")} />
    </>
  );
}

interface AfterSendingProps {
  heading: string;
  steps: NonNullable<ContactFormValues["next"]>;
}

/** Beside the form on wide screens, below it on small ones, and gone once the receipt says the same. */
function AfterSending({ heading, steps }: AfterSendingProps) {
  return (
    <div className="grid content-start gap-4 border-line group-has-data-receipt:hidden lg:border-t lg:pt-7">
      <h2 className="text-subtitle">{heading}</h2>
      <ol className="grid gap-3">
        {steps.map(({ id, text }, index) => (
          <li key={id} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 flex-none place-items-center rounded-full border border-line bg-surface font-semibold text-blueprint text-small tabular-nums"
            >
              {index + 1}
            </span>
            <span>
              <WholeWords>{text}</WholeWords>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
