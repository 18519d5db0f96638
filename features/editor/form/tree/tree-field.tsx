import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useShallow } from "zustand/react/shallow";
import { menuShapes } from "#features/pages/site/site-fields.ts";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { Badge } from "#platform/admin/badge.tsx";
import type { Fields, Group } from "#platform/fields/field.ts";
import { valueIn } from "#platform/fields/leaves.ts";
import { newId } from "../../draft/new-id.ts";
import { valueAt } from "../../draft/places.ts";
import { IconButton } from "../../editor-button.tsx";
import { useEditor, useEditorState } from "../../screen/use-editor.ts";
import { FieldProblems } from "../field-problems.tsx";
import { useFieldName } from "../use-field-name.ts";
import { useRemoval } from "../use-removal.ts";
import { branchOf, type Line, type Move, moveBranch } from "./move-branch.ts";

interface Props {
  at: string;
  name: string;
  group: Group;
  /** The fields of a line, by where they stand. */
  children(fields: Fields, before: string): ReactNode;
}

const none: readonly Line[] = [];
const moves = { up: "↑", down: "↓", out: "←", in: "→" } as const;
const keys: Record<string, Move> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "out",
  ArrowRight: "in",
};

/** A list whose levels make it a tree, such as a menu: each line moves with what stands below it. */
export function TreeField({ at, name, group, children }: Props) {
  const t = useTranslations("admin.editor");
  const fieldName = useFieldName();
  const editor = useEditor();
  const heading = useId();
  const { place, onRemoved } = useRemoval();
  const [open, setOpen] = useState<string>();
  const lines = useEditorState(
    ({ document }) => (valueAt(document, at) as readonly Line[] | undefined) ?? none,
  );

  function add(): void {
    const last = lines.at(-1);
    // Beside the last one, which is where somebody looks for it.
    const item = { id: newId("item", lines), level: last?.level ?? 1 };
    editor.change([{ do: "add", at, after: last?.id ?? null, item }]);
    setOpen(item.id);
  }

  return (
    <fieldset ref={place} className="editor-group" aria-labelledby={heading}>
      <legend id={heading}>{fieldName(name)}</legend>
      <FieldProblems at={at} />
      <p className="admin-soft admin-small">{t("tree.hint")}</p>
      <ol className="editor-tree">
        {lines.map((line, index) => (
          <TreeLine
            key={line.id}
            {...{ at, group, lines, index, onRemoved, children }}
            isOpen={open === line.id}
            onOpen={() => setOpen(open === line.id ? undefined : line.id)}
          />
        ))}
      </ol>
      {lines.length < group.most && (
        <AdminButton className="editor-add" onClick={add}>
          + {t("addItem")}
        </AdminButton>
      )}
    </fieldset>
  );
}

interface LineProps extends Omit<Props, "name"> {
  lines: readonly Line[];
  index: number;
  isOpen: boolean;
  onOpen(): void;
  onRemoved(index: number): void;
}

function TreeLine({ at, group, lines, index, isOpen, onOpen, onRemoved, children }: LineProps) {
  const t = useTranslations("admin.editor");
  const editor = useEditor();
  const document = useEditorState((state) => state.document);
  const language = useEditorState((state) => state.language);
  const line = lines[index] as Line;
  const here = `${at}.${line.id}`;
  const isWrong = useEditorState(
    useShallow(({ problems }) =>
      problems.some(({ field, level }) => level === "error" && field.startsWith(`${here}.`)),
    ),
  );
  const shape = menuShapes[document.id];
  const {
    label,
    level: _,
    ...others
  } = Object.fromEntries(
    Object.entries(group.fields).filter(([name]) => !shape?.unused.includes(name)),
  );
  const said = label && valueIn(label, line.label, language);
  const name = typeof said === "string" && said !== "" ? said : t("tree.newLine");
  const most = shape?.levels ?? 1;
  const stepsOf = (move: Move) => moveBranch(at, lines, index, move, most);

  function move(way: Move): void {
    const steps = stepsOf(way);
    if (steps) editor.change(steps);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const way = keys[event.key];
    if (!event.altKey || !way) return;
    event.preventDefault();
    move(way);
  }

  return (
    <li className="editor-tree-line" data-level={line.level}>
      <div className="editor-tree-row">
        <button
          type="button"
          className="editor-tree-name"
          aria-expanded={isOpen}
          data-item={here}
          onClick={onOpen}
          onKeyDown={onKeyDown}
        >
          <span>{name}</span>
          <span className="sr-only">{t("tree.level", { level: line.level ?? 1 })}</span>
          {isWrong && <Badge tone="todo">{t("tree.wrong")}</Badge>}
          {typeof line.to === "string" && <span className="admin-soft">{line.to}</span>}
        </button>
        <span className="editor-moves">
          {(Object.keys(moves) as Move[]).map((way) => (
            <IconButton
              key={way}
              aria-label={t(`tree.${way}`, { name })}
              aria-disabled={!stepsOf(way)}
              onClick={() => move(way)}
            >
              {moves[way]}
            </IconButton>
          ))}
          <IconButton
            aria-label={t("removeOf", { name })}
            title={t("remove")}
            onClick={() => {
              editor.change(branchOf(lines, index).map((id) => ({ do: "remove", at, id })));
              onRemoved(index);
            }}
          >
            ✕
          </IconButton>
        </span>
      </div>
      {isOpen && (
        <div className="editor-tree-fields">
          {children({ ...(label && { label }), ...others }, `${here}.`)}
          <FieldProblems at={`${here}.level`} />
        </div>
      )}
    </li>
  );
}
