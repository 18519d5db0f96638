import { expect, onTestFinished, test } from "vitest";
import type { PageDocument } from "#features/pages/page-document.ts";
import { createRenderer } from "#features/publishing/renderer.server.ts";
import { seedSite } from "../support/seed-site.ts";

/** A value that the gate let through, and that no component can show. */
const broken = { id: "why", type: "text", values: { heading: { de: "Unread" }, body: [] } };

test("a page with a section that cannot be drawn is not published, and the section is named", async () => {
  const renderer = createRenderer("build");
  onTestFinished(() => renderer.stop());
  const document = {
    ...{ entry: "first", kind: "page", language: "en", version: 1, path: "/first" },
    ...{ publishedAt: 0, changedAt: 0, title: "First", description: "", values: {} },
    ...{ trail: [], alternates: {}, sample: false },
    sections: [{ ...broken, id: "fine", values: { heading: "Words", body: [] } }, broken],
  } as unknown as PageDocument;
  const page = { address: "/en/first", shell: seedSite("en"), document, status: 200 } as const;
  await expect(renderer.render(page)).rejects.toThrow(
    "It cannot be rendered: section why (text): Objects are not valid as a React child",
  );
});
