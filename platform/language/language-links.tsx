import { useLocation } from "react-router";
import { Flag } from "#ui/pictures/flags.tsx";
import { languages } from "./languages.ts";
import { addressIn, usePageAddresses } from "./page-addresses.ts";
import { useLanguage } from "./use-language.ts";

/**
 * The languages, each by its own name. Plain links: they work before React, and the head script
 * (language.head.js) stores the choice and carries query and anchor over.
 */
export function LanguageLinks({ look }: { look: string }) {
  const current = useLanguage();
  const { pathname } = useLocation();
  const addresses = usePageAddresses();
  return languages.map(({ code, name }) => (
    <li key={code}>
      <a
        href={addressIn(code, pathname, addresses)}
        lang={code}
        hrefLang={code}
        data-language={code}
        aria-current={code === current.code ? "true" : undefined}
        className={look}
      >
        <Flag code={code} />
        {name}
      </a>
    </li>
  ));
}
