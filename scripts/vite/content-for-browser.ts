import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { publicFacts } from "../../platform/content/public-site.ts";
import { problemsOf } from "../../server/wrong-content.ts";

/** Cuts the content that ships with every page down to what a browser shows. */
export function contentForBrowser(): Plugin {
  const cuts: Record<string, { cut: (content: never) => object; onlyForBrowser: boolean }> = {
    [path.resolve("content/site.json")]: { cut: publicFacts, onlyForBrowser: true },
  };
  return {
    name: "content-for-browser",
    enforce: "pre",
    load(id) {
      const found = cuts[id];
      if (!found || (found.onlyForBrowser && this.environment.name !== "client")) return;
      const text = readFileSync(id, "utf8");
      const problems = problemsOf(path.relative(".", id), text);
      if (problems.length > 0) throw new Error(problems.join("\n"));
      return JSON.stringify(found.cut(JSON.parse(text) as never));
    },
  };
}
