import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { clientOf } from "#platform/session/call-client.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import type { OrderBehindLink, orderCalls } from "../calls.ts";
import { OrderTalk } from "../talk/order-talk.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderSteps } from "./order-steps.tsx";
import { OrderTexts } from "./order-texts.tsx";
import { PayByTransfer } from "./pay-by-transfer.tsx";

const call = clientOf<typeof orderCalls>();

type Found = OrderBehindLink | "wrong" | "failed" | undefined;

/**
 * An order for whoever has its signed link. The built page knows nobody's order: the script asks for it, and for those
 * without JavaScript the server writes the same into the places that are marked (fill-order.server.ts).
 */
export function OrderPage() {
  const t = useTranslations("checkout.page");
  const { search } = useLocation();
  const [found, setFound] = useState<Found>();
  const key = new URLSearchParams(search).get("order") ?? "";

  const load = useCallback(() => {
    // Whoever comes without a link: there is nothing to ask for.
    if (key === "") return setFound("wrong");
    setFound(undefined);
    call("GET /api/shop/order", { query: { order: key } }).then((result) => {
      const isGone = result.outcome !== "done" && [404, 410, 422].includes(result.status);
      setFound(result.outcome === "done" ? result.answer : isGone ? "wrong" : "failed");
      if (result.outcome === "done" && result.answer.waitsForReader) sayItIsRead(key, setFound);
    });
  }, [key]);
  useEffect(load, [load]);

  return (
    <section className="measure grid grid-cols-1 gap-10 py-12 lg:py-16">
      <h1 className="text-display">{t("heading")}</h1>
      {typeof found === "object" ? (
        <Order order={found} orderKey={key} />
      ) : (
        <div className="grid max-w-2xl justify-items-start gap-4">
          <p
            data-order="told"
            role="status"
            suppressHydrationWarning
            className="whitespace-pre-line"
          >
            {t(found ?? "loading")}
          </p>
          <OpenButton />
          {found === "failed" && (
            <button type="button" onClick={load} className={buttonLook("secondary")}>
              {t("again")}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** A program that looks into mails reads the page; that somebody has it in front of them, a page of ours says. */
async function sayItIsRead(key: string, show: (order: OrderBehindLink) => void) {
  const result = await call("POST /api/shop/order/open", { body: { order: key } });
  if (result.outcome === "done") show(result.answer);
}

/** The same for those without JavaScript; shown by the server where it matters (fill-order.server.ts). */
function OpenButton() {
  const t = useTranslations("checkout.page");
  return (
    <div className="hidden noscript:block">
      <form
        method="post"
        data-order-open=""
        hidden
        suppressHydrationWarning
        className="grid justify-items-start gap-3 hidden:hidden"
      >
        <p>{t("openText")}</p>
        <button type="submit" className={buttonLook("primary")}>
          {t("openButton")}
        </button>
      </form>
    </div>
  );
}

function Order({ order, orderKey }: { order: OrderBehindLink; orderKey: string }) {
  const t = useTranslations("checkout");
  return (
    <>
      <div className="grid gap-2">
        <p className="text-ink-soft">
          {t("page.reference")} <strong className="text-ink tabular-nums">{order.reference}</strong>
        </p>
        <p className="font-semibold text-title">{t(`states.${order.state as "paid"}`)}</p>
        <p className="text-ink-soft">{t(`stateTexts.${order.state as "paid"}`)}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[1.4fr_1fr] lg:gap-16">
        <div className="grid grid-cols-1 gap-10">
          {order.due > 0 && <PayByTransfer order={order} />}
          <OrderTalk order={order} orderKey={orderKey} level="h2" />
          <OrderLines order={order} />
          <OrderTexts texts={order.texts} orderKey={orderKey} />
        </div>
        <OrderSteps order={order} />
      </div>
    </>
  );
}
