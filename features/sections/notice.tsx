import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { DrawnPicture } from "#ui/pictures/drawn-picture.tsx";
import { SoftText } from "./soft-text.tsx";

interface Props {
  /** Anchor. */
  id?: string;
  /** Of its heading; 2 where it is one part of a page. */
  level?: 1 | 2;
  heading: string;
  text: string;
  /** Done, one more step, left, a link that no longer works, a page that is not there. */
  picture?: "arrived" | "waiting" | "departed" | "broken-link" | "lost";
  /** What is looked for first: stands above the text. */
  note?: ReactNode;
  /** What to do here; absent: the way back to the home page. */
  children?: ReactNode;
}

/** A page that says one thing: thank you, confirm, not found. */
export function Notice({ id, level = 1, heading, text, picture, note, children }: Props) {
  const Heading = `h${level}` as const;
  const t = useTranslations("thanks");
  const to = useLocalizedPath();
  return (
    <section id={id} className="blueprint-grid">
      <div className="measure grid min-h-[60svh] content-center items-center gap-6 py-8 sm:gap-10 sm:py-16 lg:grid-cols-[1.05fr_1fr] lg:gap-16">
        <div className="grid justify-items-start gap-6">
          <Heading className={level === 1 ? "text-display" : "text-title"}>
            <Sentences>{heading}</Sentences>
          </Heading>
          {note}
          <SoftText>{text}</SoftText>
          {children ?? (
            <Link to={to("/")} className={buttonLook("primary")}>
              {t("back")}
            </Link>
          )}
        </div>
        {picture && (
          // Above the words on a phone, and no higher than leaves the button in view.
          <DrawnPicture
            name={picture}
            className="order-first h-48 w-auto sm:h-64 lg:order-none lg:h-auto lg:w-full"
          />
        )}
      </div>
    </section>
  );
}

/** A text that breaks between its sentences before it breaks within one. */
function Sentences({ children }: { children: string }) {
  const sentences = children.split(". ");
  const last = sentences.length - 1;
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      <span className="inline-block">{index < last ? `${sentence}.` : sentence}</span>
      {index < last && " "}
    </Fragment>
  ));
}
