import "#ui/styles/base.css";
import headScript from "virtual:head-script";
import type { ReactNode } from "react";
import {
  Links,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from "react-router";
import { useTranslations } from "use-intl";
import { NavigationProgress } from "#features/layout/navigation-progress.tsx";
import { SkipLink } from "#features/layout/skip-link.tsx";
import { useFocusOnNavigation } from "#features/layout/use-focus-on-navigation.ts";
import { useAnnouncement } from "#platform/content/shell-provider.tsx";
import { barePath } from "#platform/language/localized-path.ts";
import { usePageAddresses } from "#platform/language/page-addresses.ts";
import { stayInLanguage } from "#platform/language/stay-in-language.ts";
import { useLanguage } from "#platform/language/use-language.ts";
import latinFont from "#ui/fonts/instrument-sans-latin.woff2?url";
import turkishFont from "#ui/fonts/instrument-sans-turkish.woff2?url";
import { bringAllParts } from "#ui/later/when-wanted.ts";
import fontFaces from "#ui/styles/fonts.css?url";
import { Toaster } from "#ui/toast/toaster.tsx";
import { isAdminPath } from "./admin/admin-path.ts";
import { stayInDocument } from "./admin/stay-in-document.ts";
import { BrokenPage } from "./broken-page.tsx";
import { contentId, PublicFrame } from "./public-frame.tsx";

/** Parts of the page that are not taken over yet come before another page does. */
const bringParts: MiddlewareFunction = async (_, next) => {
  await bringAllParts();
  return next();
};

export const clientMiddleware = [stayInLanguage, stayInDocument, bringParts];

/** The html shell of every page. */
export function Layout({ children }: { children: ReactNode }) {
  const { code } = useLanguage();
  const addresses = usePageAddresses();
  return (
    <html
      lang={code}
      data-bs-theme="light"
      // For the language script, which runs before the rest of the page is there.
      data-addresses={addresses && JSON.stringify(addresses)}
      // For the announcement's: the one that this page shows.
      data-announcement={useAnnouncement()?.id}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* It has run before React comes, so the browser's code is spared its text (scripts/vite/head-script.ts). */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, allowed by its hash */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        {/* The second too in every language: each page names Eskişehir. */}
        {[latinFont, turkishFont].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        {/* A sheet of its own, which built pages hold whole: font faces that come once more lay out the whole page anew. */}
        <link rel="stylesheet" href={fontFaces} data-whole-in-page="" />
        <Links />
        <link
          rel="preload"
          as="fetch"
          crossOrigin="anonymous"
          data-messages=""
          href={`/assets/i18n/${code}.json?v=${__MESSAGE_VERSIONS__[code]}`}
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Site() {
  const t = useTranslations("toasts");
  useFocusOnNavigation(contentId);
  const isAdmin = isAdminPath(barePath(useLocation().pathname));
  return (
    <>
      <NavigationProgress />
      <SkipLink target={contentId} />
      {isAdmin ? (
        <Outlet />
      ) : (
        <PublicFrame>
          <Outlet />
        </PublicFrame>
      )}
      <Toaster closeLabel={t("close")} />
    </>
  );
}

export function ErrorBoundary() {
  return <BrokenPage />;
}
