import type { ComponentProps } from "react";

/** A button in the words of a line. */
export const SmallButton = (button: ComponentProps<"button">) => (
  <button type="button" className="editor-small-button" {...button} />
);

/** A sign that is a button; its `aria-label` says what it does. */
export const IconButton = (button: ComponentProps<"button">) => (
  <button type="button" className="editor-icon-button" {...button} />
);
