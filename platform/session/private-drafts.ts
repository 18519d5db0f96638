import { draftKeys, forgetDraft } from "#platform/submissions/form-draft.ts";
import { hearPresence, tellPresence } from "./presence.ts";

/** Session-storage key of what somebody who is signed in has written and not sent. */
const storageKey = "private-drafts";

/** Field → what was typed into it. */
type Fields = Record<string, string>;

interface Kept {
  /** Whoever signs in after somebody else in the same tab sees nothing of theirs. */
  owner: string;
  drafts: Record<string, Fields>;
}

const nothing: Kept = { owner: "", drafts: {} };

function read(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "null") ?? nothing;
  } catch {
    return nothing;
  }
}

function write(kept: Kept): void {
  try {
    if (Object.keys(kept.drafts).length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full: the text lives as long as the page.
  }
}

let owner = "";
let stopHearing = () => {};

/**
 * Begins to keep drafts in this tab for somebody who is signed in. Drafts of anybody else go, and all go when
 * somebody signs out, in whichever tab.
 */
export function keepDraftsFor(person: string): void {
  owner = person;
  if (read().owner !== person) write(nothing);
  stopHearing();
  stopHearing = hearSignOut();
}

/** What was typed into a form and not sent; undefined: nothing. */
export function readPrivateDraft(name: string): Fields | undefined {
  return read().drafts[name];
}

/** Keeps a form's text for this tab; without one it is forgotten. */
export function keepPrivateDraft(name: string, fields?: Fields): void {
  const { [name]: _, ...others } = read().drafts;
  write({ owner, drafts: fields ? { ...others, [name]: fields } : others });
}

const others = new Set<() => Promise<unknown>>();

/** What else lies in this browser of whoever is signed in goes with `forget` when they sign out here. Gives what ends that. */
export function forgetAtSignOut(forget: () => Promise<unknown>): () => void {
  others.add(forget);
  return () => void others.delete(forget);
}

/**
 * Somebody has signed out: every draft goes, in every tab, and with it what the tabs show of them (presence.ts); then
 * what else lies here of them.
 */
export async function forgetPrivateDrafts(): Promise<void> {
  forgetInThisTab();
  tellPresence("");
  await Promise.allSettled([...others].map((forget) => forget()));
}

/** Forgets what this tab keeps when somebody signs out in another one. Gives what ends the hearing. */
export const hearSignOut = () =>
  hearPresence((user) => {
    if (user === "") forgetInThisTab();
  });

/** The forms of the site, too: whoever is next sees no address that was typed at the checkout. */
function forgetInThisTab(): void {
  write(nothing);
  for (const key of Object.values(draftKeys)) forgetDraft(key);
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-draft]")) form.reset();
}
