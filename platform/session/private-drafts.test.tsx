import { expect, onTestFinished, test } from "vitest";
import { draftKeys, keepInDraft, readDraft } from "#platform/submissions/form-draft.ts";
import {
  forgetAtSignOut,
  forgetPrivateDrafts,
  hearSignOut,
  keepDraftsFor,
  keepPrivateDraft,
  readPrivateDraft,
} from "./private-drafts.ts";

test("who signs out leaves nothing in the tab that was typed into a form, the checkout's address neither", () => {
  for (const key of Object.values(draftKeys)) keepInDraft(key, { street: "Musterstraße 1" });
  forgetPrivateDrafts();
  for (const key of Object.values(draftKeys)) expect(readDraft(key), key).toEqual({});
});

test("a tab that hears that somebody signed out elsewhere forgets its forms, too, and shows nothing of them", async () => {
  const otherTab = new BroadcastChannel("presence");
  onTestFinished(() => otherTab.close());
  document.body.innerHTML = `<form data-draft="${draftKeys.contact}"><input name="name" /></form>`;
  const [field] = document.getElementsByTagName("input");
  if (!field) throw new Error("no field");
  field.value = "Greta Beispiel";
  const keep = () => keepInDraft(draftKeys.contact, { name: field.value });

  const stopHearing = hearSignOut();
  keep();
  // Somebody signs in elsewhere: that is no reason to forget anything.
  otherTab.postMessage("u1");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([readDraft(draftKeys.contact), field.value]).not.toEqual([{}, ""]);
  otherTab.postMessage("");
  await expect.poll(() => [readDraft(draftKeys.contact), field.value]).toEqual([{}, ""]);
  stopHearing();

  // The back office, which keeps what is typed there under its writer's name.
  keepDraftsFor("somebody");
  keepPrivateDraft("note", { text: "Rings on Monday." });
  field.value = "Greta Beispiel";
  keep();
  otherTab.postMessage("");
  await expect.poll(() => readPrivateDraft("note")).toBeUndefined();
  expect([readDraft(draftKeys.contact), field.value]).toEqual([{}, ""]);
});

test("what other features keep in this browser of whoever is signed in goes before the sign-out is done", async () => {
  const gone: string[] = [];
  const forget = async (name: string) => {
    await Promise.resolve();
    gone.push(name);
    if (name === "broken") throw new Error("could not be loaded");
  };
  for (const name of ["broken", "wishes"]) onTestFinished(forgetAtSignOut(() => forget(name)));
  await forgetPrivateDrafts();
  expect(gone).toEqual(["broken", "wishes"]);
});
