import { Suspense, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { clientOf } from "#platform/session/call-client.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { RetryButton } from "#ui/button/retry-button.tsx";
import { laterWithId } from "#ui/later/later.tsx";
import type { OrderBehindLink, orderCalls } from "../calls.ts";

const call = clientOf<typeof orderCalls>();

const loadOrder = () => import("./found-order.tsx");
const FoundOrder = laterWithId("found-order", loadOrder);

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
    // Both are on the way at once.
    loadOrder().catch(() => {});
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
        <Suspense>
          <FoundOrder order={found} orderKey={key} />
        </Suspense>
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
          {found === "failed" && <RetryButton onRetry={load}>{t("again")}</RetryButton>}
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
        className="grid justify-items-start gap-3"
      >
        <p>{t("openText")}</p>
        <button type="submit" className={buttonLook("primary")}>
          {t("openButton")}
        </button>
      </form>
    </div>
  );
}
