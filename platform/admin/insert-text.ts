type Field = HTMLInputElement | HTMLTextAreaElement;

/** A piece as it is put between two texts: with an empty line to each side that holds something. */
export function pieceBetween(before: string, piece: string, after: string): string {
  const above = missing(before, (text, breaks) => text.endsWith(breaks));
  const below = missing(after, (text, breaks) => text.startsWith(breaks));
  return above + piece + below;
}

/** The line breaks that a text needs at one of its ends, so that an empty line follows. */
function missing(text: string, has: (text: string, breaks: string) => boolean): string {
  if (text.trim() === "" || has(text, "\n\n")) return "";
  return has(text, "\n") ? "\n" : "\n\n";
}

/** Where a piece goes in: behind what is marked, so that nothing is replaced; and how it then reads. */
export function insertionFor({ value, selectionEnd }: Field, piece: string) {
  const at = selectionEnd ?? value.length;
  return { at, text: pieceBetween(value.slice(0, at), piece, value.slice(at)) };
}

/**
 * Types a text over a stretch of a field, as a person would: the field's own undo (Ctrl+Z) takes it back. That is what
 * the old command is still for; a browser without it gets the text, and no undo of its own.
 * https://developer.mozilla.org/en-US/docs/Web/API/Document/execCommand#using_inserttext
 */
export function typeInto(field: Field, text: string, start: number, end: number): void {
  field.focus();
  field.setSelectionRange(start, end);
  if (!document.execCommand(text === "" ? "delete" : "insertText", false, text))
    field.setRangeText(text, start, end, "end");
}
