import { useTranslations } from "use-intl";
import "../section-drawing/section-drawing.css";
import type { StartsAnswer } from "../calls.ts";
import { SectionDrawing } from "../section-drawing/section-drawing.tsx";

/** What a new entry can begin as, each with what it looks like from far away. */
export function StartingPoints({ starts }: Pick<StartsAnswer, "starts">) {
  const t = useTranslations("admin.newEntry");
  const demos = starts.filter(({ isDemo }) => isDemo);
  const others = starts.filter(({ isDemo }) => !isDemo);
  return (
    <fieldset className="new-entry-starts">
      <legend>{t("start")}</legend>
      <div className="new-entry-grid">
        <Start id="" title={t("empty")} sections={[]} isFirst />
        {demos.map((start) => (
          <Start key={start.id} {...start} />
        ))}
      </div>
      {others.length > 0 && (
        <details>
          <summary className="admin-link">{t("copies", { count: others.length })}</summary>
          <div className="new-entry-grid">
            {others.map((start) => (
              <Start key={start.id} {...start} />
            ))}
          </div>
        </details>
      )}
    </fieldset>
  );
}

interface StartProps {
  id: string;
  title: string;
  sections: readonly string[];
  isFirst?: boolean;
}

function Start({ id, title, sections, isFirst = false }: StartProps) {
  const t = useTranslations("admin.newEntry");
  return (
    <label className="new-entry-start">
      <input type="radio" name="from" value={id} defaultChecked={isFirst} />
      <span className="new-entry-drawing">
        <SectionDrawing types={sections} />
      </span>
      <b>{title}</b>
      <span className="admin-soft admin-small">{t("sections", { count: sections.length })}</span>
    </label>
  );
}
