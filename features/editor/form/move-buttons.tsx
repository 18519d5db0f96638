import { useTranslations } from "use-intl";
import { IconButton } from "../editor-button.tsx";

interface Props {
  /** Of all that stand in the list. */
  ids: readonly string[];
  index: number;
  /** What is moved, in words. */
  label: string;
  /** Behind which it is to stand; null: as the first. */
  move(after: string | null): void;
}

/** One place up or down. The focus stays on the button, so that it can be pressed again. */
export function MoveButtons({ ids, index, label, move }: Props) {
  const t = useTranslations("admin.editor");
  const isFirst = index === 0;
  const isLast = index === ids.length - 1;
  return (
    <span className="editor-moves">
      <IconButton
        aria-label={t("moveUp", { name: label })}
        title={t("up")}
        aria-disabled={isFirst}
        onClick={() => !isFirst && move(ids[index - 2] ?? null)}
      >
        ↑
      </IconButton>
      <IconButton
        aria-label={t("moveDown", { name: label })}
        title={t("down")}
        aria-disabled={isLast}
        onClick={() => !isLast && move(ids[index + 1] ?? null)}
      >
        ↓
      </IconButton>
    </span>
  );
}
