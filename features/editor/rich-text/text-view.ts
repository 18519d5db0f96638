import type { Node } from "prosemirror-model";
import { type Command, EditorState, TextSelection } from "prosemirror-state";
import { isInTable } from "prosemirror-tables";
import { EditorView } from "prosemirror-view";
import { readRichText } from "#platform/fields/read-rich-text.ts";
import { writeRichText } from "#platform/fields/write-rich-text.ts";
import type { Photo } from "#ui/pictures/photo.ts";
import { cleanPaste, type Pasted } from "./clean-paste.ts";
import { isTyping } from "./is-typing.ts";
import { withLineBelow } from "./lines-around.ts";
import { linkAround } from "./link-around.ts";
import { schema } from "./rich-text-schema.ts";
import { fitCell } from "./table-steps.ts";
import { documentOf, textOf } from "./text-and-document.ts";
import { writingPlugins } from "./writing-plugins.ts";

interface Hears {
  onState(state: EditorState): void;
  /** Somebody wrote; `isTyped`: words, which are taken back together with those before them. */
  onText(text: ReturnType<typeof writeRichText>, isTyped: boolean): void;
  /** Something was pasted that may have held more than a text can. */
  onPaste(lost: Pasted["lost"]): void;
  askLink(): void;
  /** Of the whole entry. */
  undo(): void;
  redo(): void;
  /** What is known of an uploaded picture; undefined: nothing yet. */
  photoOf(picture: string): Photo | undefined;
}

export type TextView = ReturnType<typeof createTextView>;

const isFromOutside = "from outside";

/** Where a text is written, below an element of the page. `markdown`: what stands there first. */
export function createTextView(place: HTMLElement, markdown: string, hears: Hears) {
  /** What was told last, or shown: only something else is shown anew, so that the caret stays. */
  let known = markdown;
  /** Of all since then: an empty table is told with its first letter. */
  let isTyped = true;
  const state = EditorState.create({
    doc: documentFrom(markdown),
    plugins: writingPlugins(hears.askLink),
  });
  const view = new EditorView(place, {
    state,
    transformPastedHTML(given) {
      const { html, lost } = cleanPaste(given);
      hears.onPaste(lost);
      return html;
    },
    transformPasted: (slice, { state }) => (isInTable(state) ? fitCell(slice) : slice),
    nodeViews: { picture: ({ attrs }) => ({ dom: drawPicture(attrs.picture, hears.photoOf) }) },
    dispatchTransaction(transaction) {
      const after = view.state.apply(transaction);
      view.updateState(after);
      hears.onState(after);
      if (!transaction.docChanged || transaction.getMeta(isFromOutside)) return;
      isTyped &&= isTyping(transaction);
      const text = writeRichText(textOf(after.doc));
      if (text.markdown === known) return;
      known = text.markdown;
      hears.onText(text, isTyped);
      isTyped = true;
    },
    handleDOMEvents: {
      // What a button did while the focus was on it has moved the caret here; the browser still has it where it was,
      // and would put it back there.
      focus: (view) => view.focus(),
      // Of the browser's menu; the keys are those of the whole screen.
      beforeinput(_, event) {
        const step = { historyUndo: hears.undo, historyRedo: hears.redo }[event.inputType];
        if (!step) return false;
        event.preventDefault();
        step();
        return true;
      },
    },
  });
  hears.onState(state);

  const run = (command: Command): void => {
    command(view.state, view.dispatch, view);
  };

  return {
    run,
    focus: () => view.focus(),
    destroy: () => view.destroy(),
    /** Draws the pictures anew, since more is known of them. */
    drawPictures(): void {
      for (const figure of view.dom.querySelectorAll<HTMLElement>("figure[data-picture]"))
        fillPicture(figure, hears.photoOf);
    },
    /** Puts a picture where the caret is. */
    putPicture(picture: string): void {
      const node = schema.nodes.picture.create({ picture });
      view.dispatch(view.state.tr.replaceSelectionWith(node).scrollIntoView());
    },
    describe: (attributes: Record<string, string>) => view.setProps({ attributes }),

    /** What somebody else wrote, or a step back: only what is different is replaced. */
    show(written: string): void {
      if (written === known) return;
      known = written;
      const { doc, tr } = view.state;
      const other = documentFrom(written);
      const start = doc.content.findDiffStart(other.content);
      if (start === null) return;
      const { a, b } = doc.content.findDiffEnd(other.content) ?? { a: start, b: start };
      const overlap = Math.max(0, start - Math.min(a, b));
      const [from, to] = wholeBlocks(doc, start, a + overlap);
      tr.replace(from, to, other.slice(from, to + b - a));
      view.dispatch(tr.setMeta(isFromOutside, true));
    },

    /** Lets what is selected lead somewhere; with nothing selected, the link's words or `title`. Undefined: no link. */
    link(to: string | undefined, title: string): void {
      const { tr, selection } = view.state;
      const { from, to: end } = linkAround(view.state) ?? selection;
      tr.removeMark(from, end, schema.marks.link);
      if (to !== undefined) {
        const mark = schema.marks.link.create({ to });
        if (from === end) tr.insert(from, schema.text(title, [mark]));
        else tr.addMark(from, end, mark);
        if (from === end) tr.setSelection(TextSelection.create(tr.doc, from + title.length));
      }
      view.dispatch(tr.scrollIntoView());
    },
  };
}

/** Within a line what is different is replaced alone; over several, whole blocks are: halves of cells would not fit. */
function wholeBlocks(doc: Node, from: number, to: number): [from: number, to: number] {
  const [start, end] = [doc.resolve(from), doc.resolve(to)];
  if (start.parent.inlineContent && start.sameParent(end)) return [from, to];
  return [start.depth > 0 ? start.before(1) : from, end.depth > 0 ? end.after(1) : to];
}

function drawPicture(picture: string, photoOf: Hears["photoOf"]): HTMLElement {
  const figure = document.createElement("figure");
  figure.dataset.picture = picture;
  figure.append(document.createElement("img"));
  fillPicture(figure, photoOf);
  return figure;
}

function fillPicture(figure: HTMLElement, photoOf: Hears["photoOf"]): void {
  const [image] = figure.getElementsByTagName("img");
  const photo = photoOf(figure.dataset.picture ?? "");
  if (!image || !photo) return;
  image.src = `/uploads/${photo.photo}-${photo.widths[0]}.webp`;
  image.alt = photo.alt;
}

function documentFrom(markdown: string): Node {
  const text = readRichText(markdown);
  return withLineBelow(
    documentOf(typeof text === "string" ? [{ is: "p", inside: [markdown] }] : text),
  );
}
