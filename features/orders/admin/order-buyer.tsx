import { useState } from "react";
import { useTranslations } from "use-intl";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { type Fact, Facts } from "#platform/admin/facts.tsx";
import { LineBreaks } from "#platform/admin/line-breaks.tsx";
import { Moment } from "#platform/admin/moment.tsx";
import { PhoneLink } from "#platform/admin/phone-link.tsx";
import { countryName } from "#platform/language/country-names.ts";
import { useLanguage } from "#platform/language/use-language.ts";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import { placeLines } from "#platform/rules/place-lines.ts";
import { clientOf } from "#platform/session/call-client.ts";
import type { OrderAnswer, officeCalls } from "./office-calls.ts";

const call = clientOf<typeof officeCalls>();

/** Who bought, and to whom the invoice is made out. */
export function OrderBuyer({ order }: Pick<OrderAnswer, "order">) {
  const t = useTranslations("admin.orders");
  const { code } = useLanguage();
  const languageName = useLanguageName();
  const place = [order.street, ...placeLines(order)].filter(Boolean).join(", ");
  const given = (name: string, value: string): Fact[] => (value ? [[name, value]] : []);
  const facts: Fact[] = [
    [t("buyer"), order.name],
    ...given(t("company"), order.company),
    [
      t("email"),
      <a key="email" href={`mailto:${encodeURIComponent(order.email)}`}>
        <LineBreaks>{order.email}</LineBreaks>
      </a>,
    ],
    ...(order.phone
      ? [[t("phone"), <PhoneLink key="p" phone={order.phone} />] satisfies Fact]
      : []),
    [t("address"), place],
    [t("country"), countryName(order.country, code)],
    ...given(t("taxOffice"), order.taxOffice),
    ...given(t("taxNumber"), order.taxNumber),
    ...given(t("vatId"), order.vatId),
    ...given("Leitweg-ID", order.leitwegId),
    ...(order.hasIdentityNumber
      ? [[t("identityNumber"), <IdentityNumber key="i" id={order.id} />] satisfies Fact]
      : []),
    ...given(t("ownReference"), order.ownReference),
    [t("language"), languageName(order.language)],
    [t("ordered"), <Moment key="o" at={order.createdAt} long />],
    [
      t("linkOpened"),
      order.linkOpenedAt ? <Moment key="l" at={order.linkOpenedAt} long /> : t("notYet"),
    ],
    ...(order.reservedUntil
      ? [[t("reservedUntil"), <Moment key="r" at={order.reservedUntil} long />] satisfies Fact]
      : []),
    [t("account"), t(order.hasAccount ? "hasAccount" : "isGuest")],
  ];
  return (
    <section className="admin-card" aria-labelledby="order-buyer">
      <h2 id="order-buyer">{t("buyerHeading")}</h2>
      <Facts facts={facts} />
    </section>
  );
}

/** Hidden until somebody asks for it; the log keeps who did. */
function IdentityNumber({ id }: { id: string }) {
  const t = useTranslations("admin.orders");
  const [shown, setShown] = useState<string>();

  async function show() {
    const result = await call("GET /api/admin/order/identity", { query: { id } });
    setShown(result.outcome === "done" ? result.answer.identityNumber : t("notShown"));
  }

  return shown === undefined ? (
    <AdminButton onClick={show}>{t("showIdentity")}</AdminButton>
  ) : (
    <span className="admin-code admin-whole">{shown}</span>
  );
}
