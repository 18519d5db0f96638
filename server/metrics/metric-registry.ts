/** Label values of one series, such as `{ route: "/healthz", method: "GET" }`. Never anything of a visitor's. */
export type Labels = Readonly<Record<string, string>>;

/** One number of a counter or gauge; incremented directly, so that counting costs an addition. */
export interface Cell {
  value: number;
}

export interface Histogram {
  /** @param seconds how long it took */
  observe(seconds: number): void;
}

export interface Registry {
  counter(name: string, help: string): (labels?: Labels) => Cell;
  gauge(name: string, help: string): (labels?: Labels) => Cell;
  /** @param bounds upper bounds of the buckets in seconds, rising; the last one, infinity, is added */
  histogram(name: string, help: string, bounds: readonly number[]): (labels?: Labels) => Histogram;
  /** Everything as text, version 0.0.4. https://prometheus.io/docs/instrumenting/exposition_formats/ */
  write(): string;
}

/** Numbers about the process, kept in memory until somebody reads them (docs/decisions/051). */
export function createRegistry(): Registry {
  const families: (() => string)[] = [];

  function family<Series>(
    { name, help, type }: { name: string; help: string; type: string },
    make: () => Series,
    lines: (labels: Labels, series: Series) => string,
  ) {
    const all = new Map<string, { labels: Labels; series: Series }>();
    families.push(() => {
      const body = [...all.values()].map(({ labels, series }) => lines(labels, series)).join("");
      return body && `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${body}`;
    });
    return (labels: Labels = {}): Series => {
      const key = show(labels);
      const known = all.get(key)?.series;
      if (known) return known;
      const series = make();
      all.set(key, { labels, series });
      return series;
    };
  }

  const single = (type: "counter" | "gauge") => (name: string, help: string) =>
    family<Cell>(
      { name, help, type },
      () => ({ value: 0 }),
      (labels, { value }) => `${name}${show(labels)} ${value}\n`,
    );

  return {
    counter: single("counter"),
    gauge: single("gauge"),
    histogram: (name, help, bounds) =>
      family<Buckets>(
        { name, help, type: "histogram" },
        () => createBuckets(bounds),
        (labels, buckets) => writeBuckets(name, labels, buckets),
      ),
    write: () => families.map((text) => text()).join(""),
  };
}

interface Buckets extends Histogram {
  bounds: readonly number[];
  /** How many fell into each bucket, the last one being all that is longer than the last bound. */
  counts: number[];
  sum: number;
}

function createBuckets(bounds: readonly number[]): Buckets {
  const counts = new Array<number>(bounds.length + 1).fill(0);
  return {
    bounds,
    counts,
    sum: 0,
    observe(seconds) {
      let at = 0;
      while (at < bounds.length && seconds > (bounds[at] as number)) at += 1;
      counts[at] = (counts[at] as number) + 1;
      this.sum += seconds;
    },
  };
}

function writeBuckets(name: string, labels: Labels, { bounds, counts, sum }: Buckets): string {
  let total = 0;
  const lines = counts.map((count, at) => {
    total += count;
    const le = at < bounds.length ? String(bounds[at]) : "+Inf";
    return `${name}_bucket${show({ ...labels, le })} ${total}\n`;
  });
  return `${lines.join("")}${name}_sum${show(labels)} ${sum}\n${name}_count${show(labels)} ${total}\n`;
}

const escapes: Record<string, string> = { "\\": "\\\\", '"': '\\"', "\n": "\\n" };

function show(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/[\\"\n]/g, (sign) => escapes[sign] ?? sign)}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}
