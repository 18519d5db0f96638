import type { Command, EditorState } from "prosemirror-state";
import type { KeyboardEvent, ReactNode } from "react";
import { useTranslations } from "use-intl";
import { isPossible, type ToolName, toolNames, tools } from "./tools.ts";

interface Props {
  /** The id of the text. */
  controls: string;
  state: EditorState;
  run(command: Command): void;
  /** What opens a question first. */
  ask(what: "link" | "picture"): void;
}

/** The bar above a text: a button shows whether it holds where the caret is. */
export function TextTools({ controls, state, run, ask }: Props) {
  const t = useTranslations("admin.editor.marks");
  const toolbar = useToolbar();
  return (
    <div {...toolbar} role="toolbar" aria-label={t("label")} aria-controls={controls}>
      {toolNames.map((name, index) => (
        <button
          key={name}
          type="button"
          tabIndex={index === 0 ? 0 : -1}
          aria-pressed={tools[name].isOn(state)}
          aria-disabled={!isPossible(state, name)}
          aria-label={t(name)}
          title={t(name) + (keys[name] ? ` (Ctrl+${keys[name]})` : "")}
          // The caret stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (!isPossible(state, name)) return;
            if (name === "link" || name === "picture") ask(name);
            else run(tools[name].run);
          }}
        >
          <svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18">
            {drawings[name]}
          </svg>
        </button>
      ))}
    </div>
  );
}

const keys: Partial<Record<ToolName, string>> = { strong: "B", em: "I", link: "K" };

const line = (d: string) => (
  <path d={d} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
);

const drawings: Record<ToolName, ReactNode> = {
  strong: (
    <path
      d="M5 3h4.5a3 3 0 0 1 0 6H5zm0 6h5.2a3 3 0 0 1 0 6H5z"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
    />
  ),
  em: line("M8 3h5M5 15h5M10.5 3l-3 12"),
  link: line(
    "M7.5 10.5l3-3M6 8 4.2 9.8a2.8 2.8 0 0 0 4 4L10 12M12 10l1.8-1.8a2.8 2.8 0 0 0-4-4L8 6",
  ),
  heading: line("M4 3.5v11M12 3.5v11M4 9h8"),
  list: line("M7 4.5h8M7 9h8M7 13.5h8M3 4.5h.01M3 9h.01M3 13.5h.01"),
  numbers: line(
    "M8 4.5h7M8 9h7M8 13.5h7M2.8 3.5l1.2-.7v3.6M2.6 11.6c.3-1.3 2.4-1.2 2.3.1 0 .9-1.5 1.6-2.2 2.6h2.5",
  ),
  quote: line("M3.5 3.5v11M7 5.5h8M7 9h8M7 12.5h5"),
  table: line("M2.5 4h13v10.5h-13zM2.5 7.5h13M2.5 11h13M9 7.5v7"),
  picture: line("M2.5 3.5h13v11h-13zM5.5 7.2h.01M3 13l4-4 3 3 2-2 3 3"),
  code: line("M6 5 2.5 9 6 13M12 5l3.5 4-3.5 4"),
};

/**
 * A bar that is one stop for the tab key; arrows move within it.
 * https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
function useToolbar() {
  return {
    className: "editor-marks",
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button")];
      const index = buttons.indexOf(event.target as HTMLButtonElement);
      const last = buttons.length - 1;
      const target = {
        ArrowRight: index === last ? 0 : index + 1,
        ArrowLeft: index === 0 ? last : index - 1,
        Home: 0,
        End: last,
      }[event.key];
      if (index < 0 || target === undefined) return;
      event.preventDefault();
      for (const [place, button] of buttons.entries()) button.tabIndex = place === target ? 0 : -1;
      buttons[target]?.focus();
    },
  };
}
