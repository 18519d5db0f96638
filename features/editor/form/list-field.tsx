import { type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import type { Fields, Group } from "#platform/fields/field.ts";
import { valueIn } from "#platform/fields/leaves.ts";
import { copyOf } from "../draft/copy-of.ts";
import { newId } from "../draft/new-id.ts";
import { type Item, valueAt } from "../draft/places.ts";
import { IconButton } from "../editor-button.tsx";
import { useEditor, useEditorState } from "../screen/use-editor.ts";
import { FieldProblems } from "./field-problems.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import { useFieldName } from "./use-field-name.ts";
import { useOptionName } from "./use-option-name.ts";
import { useRemoval } from "./use-removal.ts";

interface Props {
  at: string;
  name: string;
  group: Group;
  /** The fields of an item, by where they stand. */
  children(before: string): ReactNode;
}

const none: readonly Item[] = [];

/** Several groups of the same fields, in an order that somebody chose. */
export function ListField({ at, name, group, children }: Props) {
  const t = useTranslations("admin.editor");
  const fieldName = useFieldName();
  const editor = useEditor();
  const heading = useId();
  const { place, onRemoved } = useRemoval();
  const items = useEditorState(
    ({ document }) => (valueAt(document, at) as readonly Item[] | undefined) ?? none,
  );

  function add(item: Item, after: string | null): void {
    editor.change([{ do: "add", at, after, item }]);
  }

  return (
    <fieldset ref={place} className="editor-group" aria-labelledby={heading}>
      <legend id={heading}>{fieldName(name)}</legend>
      <FieldProblems at={at} />
      {items.map((item, index) => (
        <ListItem
          key={item.id}
          {...{ at, item, index, items, add, onRemoved }}
          fields={group.fields}
        >
          {children(`${at}.${item.id}.`)}
        </ListItem>
      ))}
      {items.length < group.most && (
        <AdminButton
          className="editor-add"
          onClick={() => add({ id: newId("item", items) }, items.at(-1)?.id ?? null)}
        >
          + {t("addItem")}
        </AdminButton>
      )}
    </fieldset>
  );
}

interface ItemProps {
  at: string;
  item: Item;
  index: number;
  items: readonly Item[];
  fields: Fields;
  add(item: Item, after: string | null): void;
  onRemoved(index: number): void;
  children: ReactNode;
}

function ListItem({ at, item, index, items, fields, add, onRemoved, children }: ItemProps) {
  const t = useTranslations("admin.editor");
  const editor = useEditor();
  const { id } = item;
  const label = useItemName(item, fields) ?? t("item", { number: index + 1 });
  const move = (after: string | null) => editor.change([{ do: "move", at, id, after }]);
  return (
    <fieldset className="editor-item" aria-label={label}>
      <div className="editor-item-head">
        <span className="admin-label">{label}</span>
        <MoveButtons ids={items.map((one) => one.id)} index={index} label={label} move={move} />
        <IconButton
          aria-label={t("duplicateOf", { name: label })}
          title={t("duplicate")}
          onClick={() => add(copyOf(item, newId("item", items)), id)}
        >
          <svg
            aria-hidden="true"
            width="16"
            height="16"
            viewBox="0 0 16 16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          >
            <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
          </svg>
        </IconButton>
        <IconButton
          aria-label={t("removeOf", { name: label })}
          title={t("remove")}
          onClick={() => {
            editor.change([{ do: "remove", at, id }]);
            onRemoved(index);
          }}
        >
          ✕
        </IconButton>
      </div>
      {children}
    </fieldset>
  );
}

/** What it says first, in the language that is shown: `LinkedIn`, the title of a step; undefined where that is nothing. */
function useItemName(item: Item, fields: Fields): string | undefined {
  const language = useEditorState((state) => state.language);
  const optionName = useOptionName();
  for (const [name, field] of Object.entries(fields)) {
    const said = field.kind === "line" || field.kind === "choice" ? item[name] : undefined;
    const text = said === undefined ? undefined : valueIn(field, said, language);
    if (typeof text === "string") return field.kind === "choice" ? optionName(text) : text;
  }
  return undefined;
}
