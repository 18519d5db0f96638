import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { optionsOf } from "../preview/show-draft.ts";
import { RichTextControl } from "../rich-text/rich-text-control.tsx";
import { useOfficeZone } from "../screen/use-cards.ts";
import { type ControlProps, shared } from "./control-props.ts";
import { LinkControl } from "./link-control.tsx";
import { PictureControl } from "./picture-control.tsx";
import { useOptionName } from "./use-option-name.ts";

/** What a value is written with, by the kind of its field. */
export function LeafControl(props: ControlProps): ReactNode {
  const { leaf, said, set } = props;
  const written = typeof said === "string" ? said : "";
  const toText = (text: string) => set(text === "" ? undefined : text);
  const toNumber = (text: string) => set(text === "" ? undefined : Number(text));
  const common = shared(props);
  switch (leaf.kind) {
    case "rich-text":
      return <RichTextControl {...props} />;
    case "link":
    case "reference":
      return <LinkControl {...props} />;
    case "drawing":
      return <PictureControl {...props} />;
    case "line":
      return (
        <input
          {...common}
          type="text"
          value={written}
          onChange={(event) => toText(event.target.value)}
        />
      );
    case "text":
    case "code":
      return (
        <textarea
          {...common}
          className={`admin-control editor-grows ${leaf.kind === "code" ? "editor-code" : ""}`}
          rows={2}
          value={written}
          onChange={(event) => toText(event.target.value)}
        />
      );
    case "date":
      return (
        <input
          {...common}
          type="date"
          value={written}
          onChange={(event) => toText(event.target.value)}
        />
      );
    case "moment":
      return <MomentControl {...props} />;
    case "number":
    case "entries":
      return (
        <input
          {...common}
          type="number"
          inputMode="numeric"
          value={typeof said === "number" ? said : ""}
          onChange={(event) => toNumber(event.target.value)}
        />
      );
    case "entry-pages":
      return <EntryPagesControl {...props} />;
    case "choice":
    case "icon":
      return optionsOf(leaf).length > 0 ? (
        <ChoiceControl {...props} />
      ) : (
        <input
          {...common}
          type="text"
          value={written}
          onChange={(event) => toText(event.target.value)}
        />
      );
    default:
      return null;
  }
}

function ChoiceControl(props: ControlProps) {
  const { leaf, said, set } = props;
  const option = useOptionName();
  const t = useTranslations("admin.editor");
  return (
    <select
      {...shared(props)}
      value={String(said ?? "")}
      onChange={({ target: { value } }) => set(value === "" ? undefined : value)}
    >
      {(!leaf.required || said === undefined) && <option value="">{t("nothingChosen")}</option>}
      {optionsOf(leaf).map((name) => (
        <option key={name} value={name}>
          {option(name)}
        </option>
      ))}
    </select>
  );
}

/** A minute by the office's clocks, whose zone is named beside it; stored with a space, `2026-11-22 09:00`. */
function MomentControl(props: ControlProps) {
  const { id, said, set, describedBy } = props;
  const t = useTranslations("admin.editor");
  const zone = useOfficeZone();
  return (
    <>
      <input
        {...shared(props)}
        type="datetime-local"
        aria-describedby={[describedBy, `${id}-zone`].filter(Boolean).join(" ")}
        value={typeof said === "string" ? said.replace(" ", "T") : ""}
        onChange={({ target: { value } }) =>
          set(value === "" ? undefined : value.slice(0, 16).replace("T", " "))
        }
      />
      <p id={`${id}-zone`} className="admin-soft admin-small">
        {t("officeTime", { zone })}
      </p>
    </>
  );
}

/** How many entries stand on a page of a list, and of which sort. */
function EntryPagesControl(props: ControlProps) {
  const { said, set } = props;
  const t = useTranslations("admin.editor");
  const { each, ...others } = (said ?? {}) as { each?: number; only?: string; pages?: number };
  return (
    <div className="admin-row">
      <input
        {...shared(props)}
        type="number"
        aria-label={t("each")}
        value={each ?? ""}
        onChange={({ target: { value } }) => set({ each: Number(value), ...others })}
      />
      {others.only !== undefined && <span className="admin-soft">{others.only}</span>}
    </div>
  );
}
