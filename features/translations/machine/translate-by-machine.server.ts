import { wordSetOf } from "#features/pages/words/word-fields.ts";
import type { Administrator } from "#platform/audit/audit-log.server.ts";
import type { Platform } from "#platform/feature.server.ts";
import { sourceLanguage } from "#platform/fields/leaves.ts";
import type { Store } from "#platform/store/store.server.ts";
import type { MachineAnswer, TakenText } from "../calls.ts";
import {
  isOpen,
  type ListedText,
  readTexts,
  type TextFilter,
  targetOf,
} from "../read-translations.server.ts";
import { countDecisions, type IncomingText, takeTexts } from "../take-texts.server.ts";
import {
  type AskedText,
  askMachine,
  MachineFailed,
  type MachineSettings,
} from "./ask-machine.server.ts";
import { wrongMachineText } from "./wrong-machine-text.ts";

interface Parts extends Pick<Platform<unknown>, "store" | "log" | "now"> {
  machine: MachineSettings | undefined;
}

/** What is to be translated; `field`: only this one, `after`: what comes behind this text. */
interface Wanted extends Omit<TextFilter, "after"> {
  field?: string | undefined;
  after?: string | undefined;
}

/** Texts and letters that a machine is asked for at once: whoever waits sees that it goes on. */
const mostTexts = 40;
const mostLetters = 20_000;

const kinds: Readonly<Record<string, AskedText["kind"]>> = {
  line: "line",
  text: "text",
  "rich-text": "rich",
};

/**
 * Has a machine translate some of what is missing or stale, and takes it in as drafts that a person has to confirm.
 * Whatever somebody writes meanwhile stays.
 */
export async function translateByMachine(
  { store, machine, log, now }: Parts,
  by: Administrator,
  wanted: Wanted,
): Promise<MachineAnswer> {
  const language = targetOf(wanted);
  if (!machine) return nothing("none");
  const { asked, next } = await chooseTexts(store, wanted);
  if (asked.length === 0) return { problem: null, counts: {}, texts: [], next };
  try {
    const answers = await askMachine(machine, sourceLanguage, language, asked.map(toAsk));
    const told: TakenText[] = [];
    const good: IncomingText[] = [];
    for (const [at, text] of asked.entries()) {
      const { entry, field, sourceHash, targetHash } = text;
      const own = answers.filter(({ id }) => id === idAt(at));
      const message = wrongAnswer(text, own);
      const [value = ""] = own.map(({ text }) => text);
      if (message !== undefined)
        told.push({ entry, field, decision: "refused", message, why: null });
      else
        good.push({
          ...{ entry, field, language, value, of: sourceHash, was: targetHash },
          isByMachine: true,
        });
    }
    told.push(...(await takeTexts(store, by, "translations.machine", good, now())));
    const texts = told.filter(({ decision }) => decision !== "taken");
    return { problem: null, counts: countDecisions(told), texts, next };
  } catch (error) {
    if (!(error instanceof MachineFailed)) throw error;
    log.warn({ problem: error.message }, "the machine that translates gave nothing");
    return nothing(error.problem);
  }
}

const nothing = (problem: MachineAnswer["problem"]): MachineAnswer => ({
  ...{ problem, counts: {}, texts: [], next: null },
});

const idAt = (at: number) => String(at + 1);
const toAsk = ({ leaf, source }: ListedText, at: number): AskedText => ({
  ...{ id: idAt(at), kind: kinds[leaf.kind] ?? "text", text: source },
});

function wrongAnswer(
  { entry, leaf, source }: ListedText,
  own: readonly { text: string }[],
): string | undefined {
  const [answer, ...more] = own;
  if (!answer) return "was not answered";
  if (more.length > 0) return "was answered more than once";
  return wrongMachineText(leaf, source, answer.text, wordSetOf(entry) !== undefined);
}

const keyOf = ({ entry, field }: Pick<ListedText, "entry" | "field">) => `${entry} ${field}`;

/** The next ones that are missing or stale. */
async function chooseTexts(store: Store, { field, after, ...filter }: Wanted) {
  const { all, shown } = await readTexts(store.longReads, filter);
  const last = after === undefined ? -1 : all.findIndex((text) => keyOf(text) === after);
  // What it stood behind is gone: whoever asks begins anew.
  const behind = new Set(after !== undefined && last < 0 ? [] : all.slice(last + 1));
  const open = shown.filter(
    (text) =>
      isOpen(text.state) && behind.has(text) && (field === undefined || text.field === field),
  );
  const asked: ListedText[] = [];
  let letters = 0;
  for (const text of open) {
    letters += text.source.length;
    if (asked.length >= mostTexts || (asked.length > 0 && letters > mostLetters)) break;
    asked.push(text);
  }
  const end = asked.at(-1);
  return { asked, next: end && asked.length < open.length ? keyOf(end) : null };
}
