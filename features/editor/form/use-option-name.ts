import { useTranslations } from "use-intl";
import { companies } from "#features/sections/pictures/client-companies.ts";
import { socialNetworks } from "#platform/content/social-networks.ts";

const networks: Readonly<Record<string, string>> = socialNetworks;

/** A choice in words; one that a newer release may have by its own name. */
export function useOptionName(): (name: string) => string {
  const t = useTranslations("admin.editor");
  return (name) => {
    const key = `options.${name}` as "options.left";
    return t.has(key) ? t(key) : (networks[name] ?? companies[name]?.name ?? name);
  };
}
