import { useTranslations } from "use-intl";

/** Says that what stands here is invented. */
export function SampleLabel({ look = "justify-self-start" }: { look?: string }) {
  const t = useTranslations("blog");
  return (
    <p
      className={`${look} rounded-control bg-blueprint-tint px-3 py-1 font-semibold text-blueprint text-small`}
    >
      {t("sample")}
    </p>
  );
}
