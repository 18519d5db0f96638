import { expect, test } from "vitest";
import { allMessages } from "#platform/language/all-messages.ts";
import { offline } from "#platform/session/offline.ts";
import { stageIn } from "#tests/support/stage.tsx";
import { useProblemWords } from "./use-problem-words.ts";

const show = stageIn("en");
const { status } = allMessages.en.auth;

test.each([
  ["of a change nobody knows whether it was made", undefined, status.lost],
  ["a page that only asks may just ask again", "offline", status.offline],
] as const)("where no answer came, %s", async (_, given, words) => {
  function Said() {
    return <p>{useProblemWords(given)(offline)}</p>;
  }
  await show(<Said />);
  expect(document.querySelector("p")?.textContent).toBe(words);
});
