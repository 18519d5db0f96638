import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { buttonLook } from "#ui/button/button-look.ts";
import { CheckIcon } from "#ui/pictures/icons.tsx";
import type { PromisedReceipt } from "./receipt-schema.ts";
import { ReferenceNumber } from "./reference-number.tsx";

/** What the server says of something it has stored; some forms are promised an answer. */
export type ReceiptFacts = PromisedReceipt;

interface Props extends ReceiptFacts {
  heading: string;
  /** What happens next. */
  steps?: readonly string[];
  /** Words of the button that brings the form back. */
  again: string;
  onAgain(): void;
  /** Where it stands: a form that fills a card of the page leaves it the card, any other brings its own. */
  inCard?: boolean;
}

/** Stands in place of a form that was sent; the focus goes to it, as the form that had it is gone. */
export function Receipt({
  reference,
  answerBy,
  heading,
  steps = [],
  again,
  onAgain,
  inCard,
}: Props) {
  const t = useTranslations("receipt");
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby="receipt-heading"
      data-receipt
      className={`flex scroll-mt-24 flex-col items-start gap-5 outline-none ${inCard ? "" : "rounded-card border border-line bg-surface p-6 sm:p-8"}`}
    >
      <h2 id="receipt-heading" className="flex items-start gap-3 text-subtitle">
        <CheckIcon className="mt-0.5 size-6 flex-none text-brand" />
        {heading}
      </h2>
      <ReferenceNumber>{reference}</ReferenceNumber>
      {answerBy && (
        <p>
          <span className="block text-ink-soft text-small">{t("answerBy")}</span>
          <span className="font-semibold">{answerBy}</span>
        </p>
      )}
      {steps.length > 0 && (
        <ol className="grid list-decimal gap-2 pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <button type="button" onClick={onAgain} className={buttonLook("secondary")}>
        {again}
      </button>
    </section>
  );
}
