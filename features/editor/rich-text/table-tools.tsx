import type { Command } from "prosemirror-state";
import { useTranslations } from "use-intl";
import { tableSteps } from "./table-steps.ts";

const names = Object.keys(tableSteps) as (keyof typeof tableSteps)[];

/** What can be done to the table that the caret is in. */
export function TableTools({ run }: { run(command: Command): void }) {
  const t = useTranslations("admin.editor.table");
  return (
    <fieldset aria-label={t("label")} className="editor-table-tools">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="editor-small-button"
          // The caret stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(tableSteps[name])}
        >
          {t(name)}
        </button>
      ))}
    </fieldset>
  );
}
