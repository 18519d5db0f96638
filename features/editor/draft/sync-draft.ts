import type { EntryDocument } from "#features/pages/entry-document.ts";
import { type CallOutcome, clientOf, whenSignedOut } from "#platform/session/call-client.ts";
import { makeKey } from "#platform/session/make-key.ts";
import { keepPrivateDraft, readPrivateDraft } from "#platform/session/private-drafts.ts";
import type { EntryAnswer, editorCalls } from "../calls.ts";
import type { Contested, Editor, SyncState } from "./editor-store.ts";
import { nextSteps } from "./next-steps.ts";
import type { Operation } from "./operation-schema.ts";

const call = clientOf<typeof editorCalls>();

/** Typing that pauses for so long is sent; whoever types on is sent for every few seconds. Milliseconds. */
const pause = 800;
const longest = 3_000;
/** How often it is asked what others did, and after how long a server is tried again that did not answer. */
const askEvery = 5_000;
const retryAfter = 4_000;

/**
 * Brings what is written to the server by and by, and what others write into this tab. Until the server has it, it is
 * kept in the tab: over a reload, a session that has ended, a server that does not answer.
 */
export function syncDraft(editor: Editor) {
  const { getState, setState } = editor;
  const { id } = getState().document;
  const tab = makeKey();
  const kept = `entry:${id}`;
  let sending: readonly Operation[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begunAt: number | undefined;
  let stopped = false;
  let flight: Promise<void> | undefined;
  /** How often steps of this tab have arrived. */
  let arrivals = 0;
  /** … and how often all of it was looked at: news that were asked for before are older. */
  let looks = 0;

  function keep(): void {
    const { pending, contested } = getState();
    const all = [...sending, ...pending];
    const nothing = all.length === 0 && contested.length === 0;
    keepPrivateDraft(
      kept,
      nothing
        ? undefined
        : { operations: JSON.stringify(all), contested: JSON.stringify(contested) },
    );
  }

  function plan(wait = pause): void {
    if (stopped) return;
    begunAt ??= performance.now();
    clearTimeout(timer);
    const left = Math.max(0, begunAt + longest - performance.now());
    timer = setTimeout(() => void flush(), Math.min(wait, left));
  }

  /** Sends what is there. Resolves when the server has all of it, or did not answer. */
  async function flush(): Promise<void> {
    // Of several who wait, the first one sends what came meanwhile, and the others wait for that, too.
    while (flight) await flight;
    const { pending } = getState();
    if (pending.length === 0) return;
    // Nothing of it can be sent: it waits for a shorter text.
    const steps = nextSteps(pending);
    if (steps.now.length === 0) return setState({ sync: "tooLong" });
    flight = send(steps).finally(() => {
      flight = undefined;
    });
    await flight;
    if (getState().pending.length > 0 && getState().sync === "saving") await flush();
  }

  async function send({ now, later }: ReturnType<typeof nextSteps>): Promise<void> {
    clearTimeout(timer);
    begunAt = undefined;
    const { revision, sync } = getState();
    sending = now;
    // Whoever presses “sign in” or “publish” leaves a field, and that sends: what they press must not go away or move
    // beneath the pointer, as it would if the bar told of a try instead of what is wrong.
    setState({ pending: later, sync: isFine(sync) ? "saving" : sync });
    const body = { id, tab, revision, operations: sending.map(toSend) };
    const result = await call("POST /api/admin/entry/change", { body });
    if (result.outcome !== "done") {
      giveBack();
      // It has been heard already (`start`).
      if (result.outcome === "signedOut") return;
      if (result.outcome === "notAllowed") setState({ sync: "notAllowed" });
      // Somebody threw it away. Whether it comes back is heard with the news.
      else if (result.outcome === "gone") setState({ sync: "binned" });
      else {
        setState({ sync: result.outcome === "offline" ? "offline" : "unavailable" });
        const wait = result.outcome === "limited" ? result.waitSeconds * 1000 : retryAfter;
        clearTimeout(timer);
        if (!stopped) timer = setTimeout(() => void flush(), wait);
      }
      return;
    }
    const { answer } = result;
    const contested = answer.contested.flatMap(({ step, theirs, by }): Contested[] => {
      const operation = sending[step];
      return operation?.do === "set" ? [{ operation, theirs, by }] : [];
    });
    sending = [];
    arrivals += 1;
    take(answer);
    if (contested.length > 0) {
      // Until it is decided the field shows what is stored.
      const asked = [
        ...getState().contested.filter((one) => !isAbout(one, contested)),
        ...contested,
      ];
      setState({ contested: asked });
      const theirs = contested.map(({ operation, theirs }) => ({ ...operation, to: theirs }));
      const { document, pending: later } = getState();
      editor.rebase(document, theirs);
      setState({ pending: later });
    }
    setState({ sync: getState().pending.length > 0 ? "saving" : "saved" });
    keep();
  }

  function giveBack(): void {
    setState({ pending: [...sending, ...getState().pending] });
    sending = [];
    keep();
  }

  interface News {
    revision: number;
    version: number;
    isChanged: boolean;
    document: unknown;
  }

  // An answer holds more than the state takes from it.
  function take({ document, revision, version, isChanged }: News): void {
    const { pending } = getState();
    const isUnsent = sending.length + pending.length > 0;
    setState({ revision, version, isChanged: isChanged || isUnsent });
    if (document) editor.rebase(document as EntryDocument, [...sending, ...pending]);
    if (document) setState({ pending });
  }

  /**
   * Asks for something that answers with all of the draft, and shows that. Somebody may write meanwhile: where steps
   * have arrived since it was asked, what it says is older than they are, and the news tell what is new.
   */
  async function takeWhole<Answered extends News>(
    ask: () => Promise<CallOutcome<Answered>>,
  ): Promise<CallOutcome<Answered>> {
    const before = arrivals;
    const result = await ask();
    if (result.outcome === "done" && arrivals === before) take(result.answer);
    return result;
  }

  /** What is live now, what is scheduled, and the version that was made. */
  async function askAnew(): Promise<void> {
    const result = await takeWhole(() => call("GET /api/admin/entry", { query: { id } }));
    if (result.outcome !== "done") return;
    const { live, scheduled } = result.answer;
    looks += 1;
    show({ live, scheduled });
  }

  /** The same told once more draws nothing anew. */
  function show(standing: Pick<EntryAnswer, "live" | "scheduled">): void {
    const { live, scheduled } = getState();
    if (JSON.stringify(standing) !== JSON.stringify({ live, scheduled })) setState(standing);
  }

  async function askNews(): Promise<void> {
    if (globalThis.document.hidden || flight) return;
    const revision = String(getState().revision);
    const looked = looks;
    const result = await call("GET /api/admin/entry/news", { query: { id, tab, revision } });
    if (result.outcome === "gone") return setState({ sync: "binned" });
    // Taken out of the bin again; signed in again in another tab.
    if (result.outcome === "done" && ["binned", "signedOut"].includes(getState().sync)) {
      setState({ sync: "saved" });
      plan(0);
    }
    // What was sent meanwhile is newer.
    if (result.outcome !== "done" || flight || String(getState().revision) !== revision) return;
    const { people, live, scheduled, ...news } = result.answer;
    take(news);
    setState({ people });
    // A process of the release before, which may run beside this one for a while, tells neither.
    if (looks === looked && live && scheduled) show({ live, scheduled });
  }

  /** What this tab had not sent when it was left. */
  function takeKept(): void {
    const { operations = "[]", contested = "[]" } = readPrivateDraft(kept) ?? {};
    try {
      const unsent: Operation[] = JSON.parse(operations);
      setState({ contested: JSON.parse(contested) });
      if (unsent.length === 0) return;
      editor.change(unsent);
      // Said as they were: whether somebody else wrote there meanwhile is for the server to find out.
      setState({ pending: unsent });
    } catch {
      keepPrivateDraft(kept);
    }
  }

  return {
    flush,
    takeWhole,
    askAnew,
    /** @returns the end of it */
    start(): () => void {
      stopped = false;
      takeKept();
      const stopHearing = editor.subscribe((state, before) => {
        if (state.pending === before.pending && state.contested === before.contested) return;
        keep();
        if (state.pending.length > 0 && !flight) plan();
      });
      if (getState().pending.length > 0) plan(0);
      void askNews();
      const asking = setInterval(() => void askNews(), askEvery);
      // Whatever finds it out: publishing and what else stands beside the text, too.
      const stopWatching = whenSignedOut(() => setState({ sync: "signedOut" }));
      const leave = () => void flush();
      addEventListener("pagehide", leave);
      addEventListener("online", leave);
      addEventListener("focusout", leave);
      return () => {
        stopHearing();
        clearInterval(asking);
        stopWatching();
        removeEventListener("pagehide", leave);
        removeEventListener("online", leave);
        removeEventListener("focusout", leave);
        void flush();
        stopped = true;
      };
    },
  };
}

const isFine = (sync: SyncState) => ["saved", "saving", "tooLong"].includes(sync);

/** A hash that is not known here is worked out by the server. */
function toSend(operation: Operation): Operation {
  if (operation.do !== "set" || operation.of) return operation;
  const { of: _, ...rest } = operation;
  return rest;
}

const isAbout = ({ operation: { at, language } }: Contested, some: readonly Contested[]) =>
  some.some(({ operation }) => operation.at === at && operation.language === language);
