/**
 * `npm run doctor`: what has to be in order before the site is shown to the public, and what to do about it; the same
 * as "Before you go live" in the back office, for terminals and for scripts: where something is red it ends with 1.
 */
import process from "node:process";
import { createTranslator } from "use-intl/core";
import messages from "#content/messages/admin/en.json" with { type: "json" };
import { type Finding, lookAtAll } from "#features/go-live/look-at-all.server.ts";
import { factName } from "#platform/go-live/fact-name.ts";
import { readSettings } from "#server/env.ts";
import { goLiveChecks } from "#server/features.ts";
import { runCommand } from "./command.ts";
import { withStore } from "./content/with-store.ts";

await runCommand(
  {
    usage: "npm run doctor",
    about: "Says what has to be in order before the site is shown to the public, and what to do.",
    options: { json: { type: "boolean", about: "says it for programs" } },
  },
  async ({ values: { json: asJson } }) => {
    const settings = readSettings();
    const findings = await withStore((store) =>
      lookAtAll(goLiveChecks, { settings, store, now: Date.now(), shown: "en" }),
    );
    console.log(asJson ? JSON.stringify(findings, null, 2) : findings.map(inWords).join("\n"));
    if (findings.some(({ grade }) => grade === "red")) process.exitCode = 1;
  },
);

function inWords({ check, grade, names, more, where }: Finding): string {
  const words = createTranslator({ locale: "en", messages });
  const t = createTranslator({ locale: "en", messages, namespace: "admin.goLive" });
  const say = (part: "name" | "todo") => t(`checks.${check}.${part}` as "checks.origin.name");
  const called = names.map((name) => factName(words, name));
  const about = [...called, ...(more > 0 ? [t("more", { count: more })] : [])].join(", ");
  const todo = [say("todo"), ...(where ? [`(${where})`] : [])].join(" ");
  return [
    `${grade.padEnd(6)} ${say("name")}${about ? `: ${about}` : ""}`,
    ...(grade === "green" ? [] : [`       ${todo}`]),
  ].join("\n");
}
