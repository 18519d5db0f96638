import { useTranslations } from "use-intl";
import { SocialIcon } from "#ui/pictures/social-icons.tsx";
import { useSite } from "./shell-provider.tsx";
import { socialNetworks } from "./social-networks.ts";

/** The company's pages elsewhere; plain links, nothing of theirs is loaded here. */
export function SocialLinks({ label }: { label: string }) {
  const t = useTranslations("layout");
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {useSite().socialLinks.map(({ icon, url, name }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${icon === "website" ? (name ?? new URL(url).host) : socialNetworks[icon]} (${t("opensInNewTab")})`}
              className="grid size-11 place-items-center rounded-control border border-edge text-ink hover:border-ink"
            >
              <SocialIcon name={icon} className="size-5" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
