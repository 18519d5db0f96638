import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { useNumber } from "#platform/language/use-number.ts";
import { splitMinutes } from "./split-minutes.ts";

/** ms; what is shown changes each minute. */
const lookEvery = 5_000;

function watchClock(listener: () => void): () => void {
  const timer = setInterval(listener, lookEvery);
  return () => clearInterval(timer);
}

/** Minutes until a day begins where the visitor is; undefined in the built page, which knows no visitor. */
function useMinutesUntil(day: string): number | undefined {
  const begins = new Date(`${day}T00:00`).getTime();
  return useSyncExternalStore<number | undefined>(
    watchClock,
    () => Math.max(0, Math.ceil((begins - Date.now()) / 60_000)),
    () => undefined,
  );
}

/** The time until a day, once the browser can tell it; the day itself stands in words above. `after`: when it has come. */
export function TimeLeft({ day, after }: { day: string; after: string }) {
  const t = useTranslations("countdown");
  const number = useNumber();
  const minutes = useMinutesUntil(day);
  if (minutes === 0) return <p className="font-semibold text-subtitle">{after}</p>;
  const left = minutes === undefined ? undefined : splitMinutes(minutes);
  return (
    <p role="timer" className="flex min-h-20 gap-8 noscript:hidden sm:gap-12">
      {left &&
        (["day", "hour", "minute"] as const).map((unit) => (
          <span key={unit} className="grid content-start">
            <span className="font-semibold text-title tabular-nums">{number(left[unit])}</span>{" "}
            <span className="text-ink-soft text-small">{t(unit, { count: left[unit] })}</span>
          </span>
        ))}
    </p>
  );
}
