import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import type { MenuItem, Navigation } from "../../platform/content/navigation-schema.ts";
import { publicFacts } from "../../platform/content/public-site.ts";
import { problemsOf } from "../../server/wrong-content.ts";

/** Menu entries without what no page shows. */
function shownNavigation({ menu, actions, footer, legal, openPositions }: Navigation) {
  const shown = (items: Navigation["menu"]) => items.map(withoutParent);
  return {
    menu: shown(menu),
    actions: shown(actions),
    footer: shown(footer),
    legal: shown(legal),
    openPositions,
  } satisfies Navigation;
}

function withoutParent({ parentKey, children, ...item }: MenuItem): MenuItem {
  return { ...item, ...(children ? { children: children.map(withoutParent) } : {}) };
}

/** Cuts the content that ships with every page down to what a browser shows. */
export function contentForBrowser(): Plugin {
  const cuts: Record<string, { cut: (content: never) => object; onlyForBrowser: boolean }> = {
    [path.resolve("content/navigation.json")]: { cut: shownNavigation, onlyForBrowser: false },
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
