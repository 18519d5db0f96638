import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { useUpload } from "./use-upload.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const answers: (() => Promise<Response>)[] = [];
vi.mock("#platform/session/send-json.ts", () => ({ sendJson: () => answers.shift()?.() }));

test("each file says what became of it; where no answer came, nobody knows", async () => {
  let shown: ReturnType<typeof useUpload> | undefined;
  const uploaded: unknown[] = [];
  function Screen() {
    shown = useUpload((picture) => uploaded.push(picture));
    return null;
  }
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Screen />));
  answers.push(
    async () => Response.json({ id: "1" }),
    async () => Response.json({ errors: { file: ["heic"] } }, { status: 422 }),
    async () => new Response("<html>", { status: 413 }),
    async () => Promise.reject(new TypeError()),
    async () => Response.json({}, { status: 504 }),
    async () => Response.json({}, { status: 500 }),
    async () => Response.json({}, { status: 401 }),
  );
  const files = answers.map((_, at) => new File(["x"], `${at}.png`));
  await act(async () => shown?.upload(files));
  expect(shown?.files.map(({ state }) => state)).toEqual([
    ...["done", "heic", "tooLarge", "lost", "lost", "failed", "signedOut"],
  ]);
  expect(uploaded).toEqual([{ id: "1" }]);
  await act(async () => root.unmount());
});
