import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { untilStill } from "./until-still.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The one frame of the site shows a mail and runs no script, so axe cannot look into it. */
const look = (page: Page) => new AxeBuilder({ page }).options({ iframes: false });

/** What axe finds wrong on a page as it is now, one line a finding. */
export async function barriersOn(page: Page): Promise<string[]> {
  await untilStill(page);
  return findings(look(page).withTags(rules));
}

/** The findings that depend on the theme: contrast alone. */
export async function contrastBarriersOn(page: Page): Promise<string[]> {
  await untilStill(page);
  return findings(look(page).withRules(["color-contrast"]));
}

/** The findings that depend on theme and width: contrast, and targets under 24 px (WCAG 2.5.8). */
export async function narrowBarriersOn(page: Page): Promise<string[]> {
  await untilStill(page);
  return findings(look(page).withRules(["color-contrast", "target-size"]));
}

async function findings(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
