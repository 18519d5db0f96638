import type { Transaction } from "prosemirror-state";

/** What comes at one stroke, however much it is. */
const atOnce = ["paste", "cut", "drop"];

/**
 * Whether nothing but words was typed or taken away, and paragraphs divided. Whatever else is done to a text (a row of
 * its table goes, a word becomes bold) is not taken back together with the typing before it.
 */
export function isTyping(transaction: Transaction): boolean {
  const { steps, docs, doc } = transaction;
  if (atOnce.includes(transaction.getMeta("uiEvent"))) return false;
  return steps.every((step, index) => {
    const before = docs[index] ?? doc;
    const after = docs[index + 1] ?? doc;
    const places: boolean[] = [];
    step.getMap().forEach((from, to, newFrom, newTo) => {
      const start = before.resolve(from);
      const { content, size, openStart, openEnd } = after.slice(newFrom, newTo);
      const isLine = size === openStart + openEnd || content.firstChild?.isInline === true;
      places.push(start.parent.inlineContent && start.sameParent(before.resolve(to)) && isLine);
    });
    return places.length === 1 && places[0] === true;
  });
}
