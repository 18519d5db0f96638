import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { consumersMayBuy } from "#features/orders/rules/countries.ts";
import { useCurrentYear } from "#platform/content/facts-of-today.ts";
import { useMenus, useSite } from "#platform/content/shell-provider.tsx";
import { site } from "#platform/content/site.ts";
import { SocialLinks } from "#platform/content/social-links.tsx";
import { barePath } from "#platform/language/localized-path.ts";
import { useLanguage, useLocalizedPath } from "#platform/language/use-language.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { Logo } from "#ui/pictures/logo.tsx";
import { addressOf } from "./menu-link.tsx";
import { StoreBadges } from "./store-badges.tsx";

const linkLook = "inline-flex min-h-8 items-center hover:underline underline-offset-4";

/** Screens that ask to write by themselves, the one of those who have just written, and those with another errand. */
const asking = /^\/(contact(\/thanks)?|shop\/checkout|(auth|account)\/.*)?$/;

/** Ways to start, to find and to reach us; dark in both themes. */
export default function Footer() {
  const t = useTranslations("footer");
  const to = useLocalizedPath();
  const { code } = useLanguage();
  const year = useCurrentYear();
  const isAsked = asking.test(barePath(useLocation().pathname));
  const columns = useMenus().footer;
  const { name, logo } = useSite();
  return (
    <footer className="night border-line border-t bg-paper text-ink text-small">
      {!isAsked && <StartStrip />}
      <div className="measure grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.4fr_1.6fr_1fr]">
        <div className="grid content-start gap-6 sm:col-span-2 lg:col-span-1">
          <Logo name={name[code]} logo={logo} isOnNight />
          <ContactDetails />
          <SocialLinks label={t("social")} />
          <StoreBadges />
        </div>
        {columns.map(({ key, label, audience, children = [] }) => (
          <nav key={key} data-audience={audience} aria-labelledby={`footer-${key}`}>
            <h2 id={`footer-${key}`} className="mb-3 text-ink-soft">
              {label}
            </h2>
            <ul className="columns-[9.5rem] gap-x-3">
              {children.map((item) => (
                <li
                  key={item.key}
                  data-audience={item.audience}
                  className="break-inside-avoid pb-1"
                >
                  <Link to={addressOf(item.url, to)} target={item.target} className={linkLook}>
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-line border-t">
        <div className="measure flex flex-wrap items-center justify-between gap-x-10 gap-y-2 py-6">
          <p className="text-ink-soft">
            {t("copyright", { year: String(year), name: site.legalName })}
          </p>
          {consumersMayBuy(site.shop.sellTo) && (
            <Link to={to("/shop/withdraw")} className={`font-semibold ${linkLook}`}>
              {t("withdraw")}
            </Link>
          )}
        </div>
      </div>
    </footer>
  );
}

/** What nearly every page ends with: the way to a first message. A page that asks by itself needs no second one. */
function StartStrip() {
  const t = useTranslations("footer");
  const to = useLocalizedPath();
  return (
    <div className="border-line border-b [body:has(main_[data-asks])_&]:hidden">
      <div className="measure flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-12 md:flex-nowrap">
        <div className="grid min-w-0 gap-2">
          <h2 className="text-title">{t("start")}</h2>
          <p className="text-balance text-ink-soft">{t("startText")}</p>
        </div>
        <Link to={to("/contact")} className={`flex-none ${buttonLook("primary")}`}>
          {t("startButton")}
        </Link>
      </div>
    </div>
  );
}

function ContactDetails() {
  const t = useTranslations("footer");
  const { code } = useLanguage();
  const { address, phone, email, officeHours } = useSite().contact;
  const { opens, closes } = officeHours;
  return (
    <dl className="grid gap-3">
      <Detail name={t("address")}>{address[code]}</Detail>
      {phone && (
        <Detail name={t("phone")}>
          <a className={`-my-1 ${linkLook}`} href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
            {phone}
          </a>
        </Detail>
      )}
      <Detail name={t("email")}>
        <a className={`-my-1 ${linkLook}`} href={`mailto:${email}`}>
          {email}
        </a>
      </Detail>
      <Detail name={t("hours")}>{t("weekdays", { opens, closes })}</Detail>
    </dl>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-balance">{children}</dd>
    </div>
  );
}
