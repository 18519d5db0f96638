import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { everyFromLast } from "./every-from-last.ts";

export interface BarSeries {
  name: string;
  values: number[];
  /** Custom property of the style sheet that holds its colour. */
  color: string;
}

export interface BarData {
  /** What stands below the bars, one for each. */
  labels: string[];
  /** The first stands at the bottom of each bar. */
  series: BarSeries[];
  formatNumber: (value: number) => string;
  /** The bar that the pointer is at; null: none. */
  onPoint: (place: number | null) => void;
}

const height = 240;

/**
 * Draws stacked bars into an element; colours and font are those of the page.
 * @returns removes the drawing
 */
export function drawBars(place: HTMLElement, data: BarData): () => void {
  const style = getComputedStyle(place);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const font = `13px ${style.fontFamily}`;
  const bars = uPlot.paths.bars?.({ size: [0.72, 44], radius: [0.12, 0] });
  const axis = {
    stroke: token("--color-ink-soft"),
    font,
    ticks: { show: false },
    grid: { stroke: token("--color-line"), width: 1 },
  };
  const plot = new uPlot(
    {
      width: place.clientWidth,
      height,
      legend: { show: false },
      cursor: {
        y: false,
        points: { show: false },
        drag: { setScale: false, x: false, y: false },
      },
      scales: {
        x: { time: false, range: [-0.6, data.labels.length - 0.4] },
        y: { range: (_plot, _lowest, highest) => [0, Math.max(4, Math.ceil(highest * 1.1))] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          gap: 10,
          size: 36,
          space: 64,
          incrs: [1, 2, 5, 7, 10, 14, 30, 60],
          splits: (_plot, _axis, _lowest, _highest, every) =>
            everyFromLast(data.labels.length, every),
          values: (_plot, splits) => splits.map((split) => data.labels[split] ?? ""),
        },
        {
          ...axis,
          size: 44,
          incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 100_000],
          values: (_plot, splits) => splits.map(data.formatNumber),
        },
      ],
      series: [
        {},
        ...stacked(data.series).map(({ color }) => ({
          fill: token(color),
          width: 0,
          paths: bars,
          points: { show: false },
        })),
      ],
      hooks: { setCursor: [({ cursor }) => data.onPoint(cursor.idx ?? null)] },
    } as uPlot.Options,
    [data.labels.map((_label, i) => i), ...stacked(data.series).map(({ sums }) => sums)],
    place,
  );
  const resizing = new ResizeObserver(() => plot.setSize({ width: place.clientWidth, height }));
  resizing.observe(place);
  return () => {
    resizing.disconnect();
    plot.destroy();
  };
}

/** Sums from the bottom up, the highest first: each is drawn over the one before and leaves its own part free. */
function stacked(series: readonly BarSeries[]) {
  return series
    .map(({ color, values }, place) => ({
      color,
      sums: values.map((_value, i) =>
        series.slice(0, place + 1).reduce((sum, below) => sum + (below.values[i] ?? 0), 0),
      ),
    }))
    .reverse();
}
