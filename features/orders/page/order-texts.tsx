import { useState } from "react";
import { useTranslations } from "use-intl";
import { OrderText } from "#features/buyer-rights/texts/order-text.tsx";
import { clientOf } from "#platform/session/call-client.ts";
import type { orderCalls, ShownOrder } from "../calls.ts";

const call = clientOf<typeof orderCalls>();

interface Props {
  texts: ShownOrder["texts"];
  orderKey: string;
}

/** The legal texts as they were when it was ordered. */
export function OrderTexts({ texts, orderKey }: Props) {
  const t = useTranslations("checkout.page");
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="texts-heading">
      <h2 id="texts-heading" className="mb-4 text-subtitle">
        {t("texts")}
      </h2>
      <div className="accordion">
        {texts.map(({ hash, kind, title }) => (
          <KeptText key={hash} {...{ kind, title, orderKey }} />
        ))}
      </div>
    </section>
  );
}

function KeptText({ kind, title, orderKey }: { kind: string; title: string; orderKey: string }) {
  const t = useTranslations("checkout.page");
  const [text, setText] = useState<string>();
  const [isFailed, setFailed] = useState(false);
  /** What did not come is asked for again when it is opened again. */
  function load() {
    if (text !== undefined) return;
    setFailed(false);
    call("GET /api/shop/order/text", { query: { order: orderKey, kind } }).then((result) => {
      if (result.outcome === "done") setText(result.answer.text);
      else setFailed(true);
    });
  }
  const instead = t(isFailed ? "failed" : "loading");
  return <OrderText title={title} text={text} instead={instead} onToggle={load} />;
}
