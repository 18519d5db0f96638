/**
 * `npm run bench [-- <part> …]`: measures the built site on this machine, prints the
 * tables and, when everything was measured, writes them into benchmarks/README.md.
 */
import { checkAndBuild } from "../scripts/build/check-and-build.ts";
import { runCommand } from "../scripts/command.ts";
import { createProgress } from "../scripts/progress.ts";
import { stop } from "../scripts/stop.ts";
import { measureBlockedTime } from "./measure-blocked-time.ts";
import { measureEditor } from "./measure-editor.ts";
import { measureGrowth } from "./measure-growth.ts";
import { measureOrders } from "./measure-orders.ts";
import { measurePages } from "./measure-pages.ts";
import { measurePublish } from "./measure-publish.ts";
import { measureRefresh } from "./measure-refresh.ts";
import { measureSlowLine } from "./measure-slow-line.ts";
import { measureStart } from "./measure-start.ts";
import { measureTaps } from "./measure-taps.ts";
import { measureThroughput } from "./measure-throughput.ts";
import { runLighthouse, walkWithLighthouse } from "./run-lighthouse.ts";
import { asMarkdown, type Table, writeReport } from "./write-report.ts";

/** Lighthouse asks each page so often; the median counts. */
const lighthouseRuns = 5;

interface Asked {
  all?: boolean;
  index?: string;
}

const parts: Record<string, (asked: Asked) => Promise<Table | Table[]>> = {
  start: measureStart,
  pages: measurePages,
  throughput: measureThroughput,
  refresh: measureRefresh,
  growth: measureGrowth,
  publish: measurePublish,
  editor: measureEditor,
  orders: measureOrders,
  line: measureSlowLine,
  taps: measureTaps,
  lighthouse: ({ all, index }) =>
    all ? walkWithLighthouse(indexOf(index)) : runLighthouse(lighthouseRuns, indexOf(index)),
  blocked: ({ index }) => measureBlockedTime(indexOf(index)),
};

const indexOf = (typed?: string) => (typed === undefined ? undefined : Number(typed));

await runCommand(
  {
    usage: `npm run bench [-- ${Object.keys(parts).join(" | ")} …] [-- lighthouse --all] [--index 1500]`,
    about:
      "Measures the built site on this machine; what was measured whole goes into benchmarks/README.md.",
    options: {
      all: { type: "boolean", about: "lighthouse: once over every address of the menus" },
      index: {
        type: "string",
        about: "lighthouse, blocked: slow the processor to this benchmark index",
      },
    },
    words: { least: 0, most: Object.keys(parts).length },
  },
  async ({ words: asked, values }) => {
    const unknown = asked.find((name) => !(name in parts));
    if (unknown) stop(`There is no part ${unknown}; there are ${Object.keys(parts).join(", ")}.`);
    if (values.index !== undefined && !(Number(values.index) > 0))
      stop("--index is a number, such as 1500.");
    await checkAndBuild();
    const tables: Table[] = [];
    const progress = createProgress();
    for (const [name, measure] of Object.entries(parts)) {
      if (asked.length > 0 && !asked.includes(name)) continue;
      progress.step(`Measuring ${name}`);
      const measured = [await measure(values)].flat();
      progress.end();
      for (const table of measured) {
        process.stdout.write(`\n${asMarkdown(table)}\n`);
        tables.push(table);
      }
    }
    if (asked.length === 0) writeReport(tables);
  },
);
