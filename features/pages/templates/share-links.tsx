import "#ui/filter/pill.css";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { localizedPath } from "#platform/language/localized-path.ts";
import { useLanguage } from "#platform/language/use-language.ts";
import { showToast } from "#ui/toast/toast-store.ts";

interface Props {
  /** Without the language. */
  path: string;
  title: string;
}

/** Ways to hand a post on: plain addresses, so nobody is told of the reader before they press one. */
export function ShareLinks({ path, title }: Props) {
  const t = useTranslations("blog");
  const { code } = useLanguage();
  const [isCopied, setCopied] = useState(false);
  const address = __SITE_ORIGIN__ + localizedPath(path, code);
  const [url, words] = [encodeURIComponent(address), encodeURIComponent(title)];
  const places = [
    { name: t("byMail"), href: `mailto:?subject=${words}&body=${url}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: "X", href: `https://x.com/intent/post?url=${url}&text=${words}` },
  ];
  return (
    <div className="mt-14 border-line border-t pt-6 print:hidden">
      <h2 id="share" className="mb-3 font-semibold text-small">
        {t("share")}
      </h2>
      <ul aria-labelledby="share" className="flex flex-wrap gap-2">
        {places.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener" className="pill">
              {name}
            </a>
          </li>
        ))}
        <li className="noscript:hidden">
          <button
            type="button"
            className="pill"
            onClick={() =>
              navigator.clipboard.writeText(address).then(
                () => setCopied(true),
                () => showToast({ kind: "error", title: t("copyFailed"), text: address }),
              )
            }
          >
            {t(isCopied ? "copied" : "copy")}
          </button>
        </li>
      </ul>
    </div>
  );
}
