import type { CDPSession, Page } from "playwright-core";
import { untilStill } from "./until-still.ts";

/** What any rule of the sheets sets. A variable is seen by what uses it. */
const setProperties = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // What rests is not laid out, and says other sizes than it has.
    delete document.documentElement.dataset.belowRests;
    const names = new Set<string>();
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if ("style" in rule) for (const name of rule.style as CSSStyleDeclaration) names.add(name);
        if ("cssRules" in rule) collect(rule.cssRules as CSSRuleList);
      }
    };
    for (const { sheet } of document.querySelectorAll<HTMLLinkElement>(
      'link[rel="stylesheet"]:not([disabled])',
    ))
      if (sheet) collect(sheet.cssRules);
    return [...names].filter((name) => !name.startsWith("--"));
  });

const letSheetsApply = (page: Page, media: "all" | "not all") =>
  page.evaluate((media) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(
      'link[rel="stylesheet"]:not([disabled])',
    ))
      link.media = media;
  }, media);

/**
 * What is drawn, elements and what stands before and after them, by the browser's own numbers: each with a name to
 * read and its styles. One question for all of them; asked one by one they take ten times as long.
 */
async function readLooks(browser: CDPSession, properties: string[]) {
  const { documents, strings } = await browser.send("DOMSnapshot.captureSnapshot", {
    computedStyles: properties,
  });
  const { nodes, layout } = documents[0] ?? {};
  if (!nodes || !layout) throw new Error("the browser draws no document");
  const text = (at = -1) => strings[at] ?? "";
  const nameOf = (node: number) => {
    const attributes = (nodes.attributes?.[node] ?? []).map(text);
    const classes = attributes[attributes.indexOf("class") + 1];
    return `${text(nodes.nodeName?.[node])}${attributes.includes("class") ? `.${classes}` : ""}`;
  };
  return new Map(
    layout.nodeIndex.flatMap((node, at) => {
      const styles = (layout.styles[at] ?? []).map(text);
      const name = `${nameOf(nodes.parentIndex?.[node] ?? -1)} > ${nameOf(node)}`;
      // Words and frames of lines have no styles of their own.
      return styles.length > 0 ? [[nodes.backendNodeId?.[node], { name, styles }] as const] : [];
    }),
  );
}

type Looks = Awaited<ReturnType<typeof readLooks>>;

/** The elements whose styles change when the whole sheet joins what stands in the page, with what changes. */
export async function changesByTheSheet(page: Page): Promise<string[]> {
  const properties = await setProperties(page);
  const browser = await page.context().newCDPSession(page);
  const looks = [];
  for (const media of ["not all", "all"] as const) {
    await letSheetsApply(page, media);
    await untilStill(page);
    looks.push(await readLooks(browser, properties));
  }
  await browser.detach();
  const [before, after] = looks as [Looks, Looks];
  const places = new Set([...before.keys(), ...after.keys()]);
  return [...places].flatMap((place) => {
    const [first, whole] = [before.get(place), after.get(place)];
    if (!first || !whole) return [`${(first ?? whole)?.name} is ${first ? "hidden" : "shown"}`];
    // Chromium forgets what `auto` came to beside a drawing when it lays out the same thing again.
    const isForgotten = (property: string) =>
      / > svg\b/.test(whole.name) && property.startsWith("margin");
    const changed = properties.flatMap((name, at) =>
      first.styles[at] === whole.styles[at] || isForgotten(name)
        ? []
        : `${name}: ${first.styles[at]} → ${whole.styles[at]}`,
    );
    return changed.length > 0 ? [`${whole.name} ${changed.slice(0, 3).join("; ")}`] : [];
  });
}
