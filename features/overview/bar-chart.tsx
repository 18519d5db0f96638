import { useEffect, useRef, useState } from "react";
import { useFormatter } from "use-intl";
import type { BarSeries } from "./draw-bars.ts";

interface Props {
  /** What the picture shows; the numbers themselves stand in a table beside it. */
  label: string;
  /** `2026-11-20` */
  days: string[];
  series: BarSeries[];
}

/** Stacked bars, one for each day. The library is loaded when there is something to draw. */
export function BarChart({ label, days, series }: Props) {
  const format = useFormatter();
  const place = useRef<HTMLDivElement>(null);
  const theme = useThemeAttribute();
  const [pointed, setPointed] = useState<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read again when the theme changes
  useEffect(() => {
    let remove: (() => void) | undefined;
    let isGone = false;
    void import("./draw-bars.ts").then(({ drawBars }) => {
      if (isGone || !place.current) return;
      remove = drawBars(place.current, {
        labels: days.map((day) => shortDay(format, day)),
        series,
        formatNumber: (value) => format.number(value),
        onPoint: setPointed,
      });
    });
    return () => {
      isGone = true;
      remove?.();
    };
  }, [days, series, format, theme]);

  const day = pointed === null ? undefined : days[pointed];
  return (
    <figure className="admin-chart">
      <figcaption className="admin-legend">
        {series.map(({ name, color, values }) => (
          <span key={name} className="admin-legend-entry">
            <i data-color={color} />
            {name}
            {day !== undefined && <b>{format.number(values[pointed ?? 0] ?? 0)}</b>}
          </span>
        ))}
        <span className="admin-push admin-soft">{day && shortDay(format, day)}</span>
      </figcaption>
      <div ref={place} role="img" aria-label={label} className="admin-plot" />
    </figure>
  );
}

const shortDay = (format: ReturnType<typeof useFormatter>, day: string) =>
  format.dateTime(new Date(`${day}T12:00:00Z`), { day: "numeric", month: "short" });

/** The shown theme, and a new value when it changes: a canvas does not follow by itself. */
function useThemeAttribute(): string | null {
  const [theme, setTheme] = useState<string | null>(null);
  useEffect(() => {
    const html = document.documentElement;
    const read = () => setTheme(html.getAttribute("data-bs-theme"));
    const watching = new MutationObserver(read);
    watching.observe(html, { attributeFilter: ["data-bs-theme"] });
    read();
    return () => watching.disconnect();
  }, []);
  return theme;
}
