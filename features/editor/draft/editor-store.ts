import { createStore } from "zustand/vanilla";
import type { EntryDocument } from "#features/pages/entry-document.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { Colleague, EntryAnswer, GateProblem } from "../calls.ts";
import { createKnownHashes } from "./known-hashes.ts";
import { isSameField } from "./next-steps.ts";
import type { Operation } from "./operation-schema.ts";
import { applyOperation, invert } from "./operations.ts";
import { Gone } from "./places.ts";
import { touchedKey } from "./touched-key.ts";

/** A text that somebody else wrote at the same time; the field shows theirs until it is decided. */
export interface Contested {
  operation: Extract<Operation, { do: "set" }>;
  theirs: unknown;
  by: string;
}

/** Steps that are taken back at once. */
interface Undoable {
  done: readonly Operation[];
  undo: readonly Operation[];
  /** Typing on in one field is one step. */
  group: string | undefined;
  at: number;
}

export type SyncState =
  | "saved"
  | "saving"
  | "offline"
  | "unavailable"
  | "signedOut"
  | "notAllowed"
  | "binned"
  | "tooLong";

export interface EditorState {
  document: EntryDocument;
  version: number;
  revision: number;
  /** The draft holds something that is no version yet. */
  isChanged: boolean;
  live: EntryAnswer["live"];
  scheduled: EntryAnswer["scheduled"];
  language: LanguageCode;
  /** Steps that the server has not taken in yet. */
  pending: readonly Operation[];
  sync: SyncState;
  contested: readonly Contested[];
  people: readonly Colleague[];
  problems: readonly GateProblem[];
  /** Fields that somebody was in or changed here, by language (shown-problems.ts). */
  touched: ReadonlySet<string>;
  /** Somebody asked to publish, or what stands against it. */
  isAsked: boolean;
  past: readonly Undoable[];
  future: readonly Undoable[];
}

/** Typing that pauses for so long is another step, ms. */
const oneGo = 1_500;
const mostSteps = 300;

export type Editor = ReturnType<typeof createEditor>;

/** What is being written of one entry in this tab, and how it got there. */
export function createEditor(answer: EntryAnswer, language: LanguageCode) {
  const hashes = createKnownHashes(answer);
  const store = createStore<EditorState>(() => ({
    ...{ document: answer.document as EntryDocument, version: answer.version },
    ...{ revision: answer.revision, isChanged: answer.isChanged, live: answer.live, language },
    scheduled: answer.scheduled,
    ...{ pending: [], sync: "saved", contested: [], people: [], problems: [] },
    ...{ touched: new Set<string>(), isAsked: false },
    ...{ past: [], future: [] },
  }));
  const { getState, setState, subscribe } = store;

  /** Does steps one by one; those whose place is gone are left out. */
  function perform(document: EntryDocument, operations: readonly Operation[]) {
    let after = document;
    const done: Operation[] = [];
    const undo: Operation[] = [];
    for (const operation of operations) {
      try {
        const inverse = invert(after, operation);
        after = applyOperation(after, operation, hashes.of);
        done.push(operation);
        undo.unshift(...inverse);
      } catch (error) {
        if (!(error instanceof Gone)) throw error;
      }
    }
    return { after, done, undo };
  }

  function apply(operations: readonly Operation[]) {
    const { document, pending } = getState();
    const performed = perform(document, operations);
    if (performed.done.length > 0)
      setState({
        document: performed.after,
        pending: performed.done.reduce(withStep, pending),
        isChanged: true,
      });
    return performed;
  }

  /** Somebody was in a field, or changed it: what it lacks may be said from now on. */
  function touch(at: string): void {
    const { touched, language } = getState();
    const key = touchedKey(at, language);
    if (!touched.has(key)) setState({ touched: new Set([...touched, key]) });
  }

  return {
    store,
    getState,
    setState,
    subscribe,
    hashes,

    touch,

    /** @param group steps of one group that follow each other are taken back together */
    change(operations: readonly Operation[], group?: string): void {
      for (const operation of operations) {
        if (operation.do === "set") hashes.learn(operation);
        if ("at" in operation) touch(operation.at);
      }
      const { done, undo } = apply(operations);
      if (done.length === 0) return;
      const { past } = getState();
      const last = past.at(-1);
      const now = performance.now();
      const goesOn = group !== undefined && last?.group === group && now - last.at < oneGo;
      const step: Undoable = goesOn
        ? { group, at: now, done: [...last.done, ...done], undo: [...undo, ...last.undo] }
        : { group, at: now, done, undo };
      const before = goesOn ? past.slice(0, -1) : past;
      setState({ past: [...before, step].slice(-mostSteps), future: [] });
    },

    undo(): void {
      const { past, future } = getState();
      const step = past.at(-1);
      if (!step) return;
      apply(step.undo);
      setState({ past: past.slice(0, -1), future: [...future, step] });
    },

    redo(): void {
      const { past, future } = getState();
      const step = future.at(-1);
      if (!step) return;
      apply(step.done);
      setState({ past: [...past, { ...step, group: undefined }], future: future.slice(0, -1) });
    },

    /** What the server says the draft is now, with the steps that it does not know yet on top. */
    rebase(document: EntryDocument, pending: readonly Operation[]): void {
      const { after, done } = perform(document, pending);
      setState({ document: after, pending: done });
    },
  };
}

/** Typing on replaces what was typed before it: the server is sent the end of it. */
function withStep(pending: readonly Operation[], operation: Operation): Operation[] {
  const last = pending.at(-1);
  return operation.do === "set" && last?.do === "set" && isSameField(operation, last)
    ? [...pending.slice(0, -1), { ...operation, was: last.was }]
    : [...pending, operation];
}
