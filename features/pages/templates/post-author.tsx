import { useTranslations } from "use-intl";
import { useSite } from "#platform/content/shell-provider.tsx";
import { useLanguage } from "#platform/language/use-language.ts";
import { FactoryMark } from "#ui/pictures/factory-mark.tsx";

/** Who wrote a post: a name, or the company's team. */
export function PostAuthor({ author }: { author: string | undefined }) {
  const t = useTranslations("blog");
  const { code } = useLanguage();
  const name = useSite().name[code];
  return (
    <div className="mt-10 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-5 rounded-card border border-line bg-surface p-6">
      <FactoryMark className="size-12" />
      <div>
        <p className="font-semibold">{author ?? t("team", { name })}</p>
        <p className="text-ink-soft text-small">{t("aboutAuthor")}</p>
      </div>
    </div>
  );
}
