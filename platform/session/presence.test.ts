import { expect, onTestFinished, test } from "vitest";
import { hearPresence, tellPresence } from "./presence.ts";

test("other tabs hear who is signed in; the one that tells does not", async () => {
  const otherTab = new BroadcastChannel("presence");
  onTestFinished(() => otherTab.close());
  const heardThere: unknown[] = [];
  otherTab.onmessage = ({ data }) => heardThere.push(data);
  const heardHere: string[] = [];
  const stopHearing = hearPresence((user) => heardHere.push(user));

  tellPresence("");
  await expect.poll(() => heardThere).toEqual([""]);
  otherTab.postMessage("u1");
  await expect.poll(() => heardHere).toEqual(["u1"]);
  stopHearing();
  otherTab.postMessage("u2");
  tellPresence("u3");
  await expect.poll(() => heardThere).toEqual(["", "u3"]);
  expect(heardHere).toEqual(["u1"]);
});
