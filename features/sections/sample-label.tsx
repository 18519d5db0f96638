import { useTranslations } from "use-intl";

interface Props {
  look?: string;
  /** Its ground is the label's own colour. */
  isOnTint?: boolean;
}

/** Says that what stands here is invented. */
export function SampleLabel({ look = "justify-self-start", isOnTint = false }: Props) {
  const t = useTranslations("blog");
  return (
    <p
      className={`${look} rounded-control ${isOnTint ? "bg-surface" : "bg-blueprint-tint"} px-3 py-1 font-semibold text-blueprint text-small`}
    >
      {t("sample")}
    </p>
  );
}
