import { expect, test } from "vitest";
import { createRegistry } from "./metric-registry.ts";

test("counters and gauges are written with their labels, and one series is one number", () => {
  const registry = createRegistry();
  const count = registry.counter("site_things_total", "Things.");
  count({ kind: "a" }).value += 2;
  count({ kind: "a" }).value += 1;
  registry.gauge("site_open", "Open.")().value = 1.5;
  expect(registry.write()).toBe(
    '# HELP site_things_total Things.\n# TYPE site_things_total counter\nsite_things_total{kind="a"} 3\n' +
      "# HELP site_open Open.\n# TYPE site_open gauge\nsite_open 1.5\n",
  );
});

test("a histogram's buckets add up", () => {
  const registry = createRegistry();
  const took = registry.histogram("site_seconds", "Time.", [0.1, 1])();
  for (const seconds of [0.1, 0.5, 7]) took.observe(seconds);
  expect(registry.write().split("\n").slice(2, -1)).toEqual([
    'site_seconds_bucket{le="0.1"} 1',
    'site_seconds_bucket{le="1"} 2',
    'site_seconds_bucket{le="+Inf"} 3',
    "site_seconds_sum 7.6",
    "site_seconds_count 3",
  ]);
});

test("what nobody has counted yet is left out, and a label cannot break its line", () => {
  const registry = createRegistry();
  registry.counter("site_never_total", "Never.");
  registry.counter("site_odd_total", "Odd.")({ kind: 'a"\\\nb' }).value += 1;
  expect(registry.write()).toBe(
    '# HELP site_odd_total Odd.\n# TYPE site_odd_total counter\nsite_odd_total{kind="a\\"\\\\\\nb"} 1\n',
  );
});
