import type { KeyboardEvent } from "react";

/**
 * A bar that is one stop for the tab key; arrows move within it.
 * https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function useToolbar() {
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
