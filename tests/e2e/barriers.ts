import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { untilStill } from "./until-still.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const ofBuilder = createRequire(import.meta.resolve("@axe-core/playwright"));
/** Each page that is looked at reads axe: as it is shipped for browsers, in two thirds of the time. */
const axeSource = readFileSync(ofBuilder.resolve("axe-core/axe.min.js"), "utf8");

/**
 * The one frame of the site shows a mail and runs no script, so axe cannot look into it. Telling what is right too
 * takes as long again, and so does reading axe once more.
 */
async function look(page: Page, part = "html"): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => "axe" in window);
  return new AxeBuilder({ page, axeSource: isThere ? ";" : axeSource })
    .include(part)
    .options({ iframes: false, resultTypes: ["violations"] });
}

/** What axe finds wrong on a page as it is now, or in a part of it, one line a finding. */
export async function barriersOn(page: Page, part?: string): Promise<string[]> {
  await untilStill(page);
  return findings((await look(page, part)).withTags(rules));
}

/** In the light, then in the dark, where contrast alone can differ; the page is left in the light. */
export async function barriersInBothThemes(page: Page, part?: string): Promise<string[]> {
  const show = (theme: "light" | "dark") =>
    page.locator("html").evaluate((html, to) => html.setAttribute("data-bs-theme", to), theme);
  const inTheLight = await barriersOn(page, part);
  await show("dark");
  const inTheDark = await contrastBarriersOn(page, part);
  await show("light");
  return [...inTheLight, ...inTheDark.map((finding) => `dark: ${finding}`)];
}

/** The findings that depend on the theme: contrast alone. */
async function contrastBarriersOn(page: Page, part?: string): Promise<string[]> {
  await untilStill(page);
  return findings((await look(page, part)).withRules(["color-contrast"]));
}

/** The findings that depend on theme and width: contrast, and targets under 24 px (WCAG 2.5.8). */
export async function narrowBarriersOn(page: Page, part?: string): Promise<string[]> {
  await untilStill(page);
  return findings((await look(page, part)).withRules(["color-contrast", "target-size"]));
}

async function findings(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
