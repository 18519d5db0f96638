import { type ComponentType, useEffect, useRef, useState } from "react";
import { useLanguage } from "#platform/language/use-language.ts";
import type { NewsAnswer } from "./calls.ts";
import { newsAddress } from "./news-address.ts";

type Section = ComponentType<{ answer: NewsAnswer }>;

/**
 * Where the news appear: nothing until the page is at rest and there is something to show. It is put in only
 * while its place is out of sight, so nothing that is being read jumps.
 */
export function NewsSlot() {
  const { code } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ Section: Section; answer: NewsAnswer }>();

  useEffect(() => {
    const stop = new AbortController();
    const rest = whenAtRest(async () => {
      const answer = await fetchNews(code, stop.signal);
      if (!answer || answer.stale || answer.items.length === 0) return;
      // Not taken apart where it is imported: for that the build adds 40 bytes to each home page.
      const part = await import("./news-section.tsx");
      if (place.current)
        whenOutOfSight(place.current, stop.signal, () =>
          setShown({ Section: part.NewsSection, answer }),
        );
    });
    return () => {
      stop.abort();
      rest.cancel();
    };
  }, [code]);

  return <div ref={place}>{shown && <shown.Section answer={shown.answer} />}</div>;
}

async function fetchNews(code: string, signal: AbortSignal): Promise<NewsAnswer | undefined> {
  try {
    const response = await fetch(`${newsAddress}?language=${code}`, { signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    // No news is no fault of the page: it stays as it is.
    return undefined;
  }
}

function whenAtRest(work: () => void): { cancel: () => void } {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(work, { timeout: 4_000 });
    return { cancel: () => cancelIdleCallback(id) };
  }
  const id = setTimeout(work, 1_000);
  return { cancel: () => clearTimeout(id) };
}

function whenOutOfSight(place: Element, signal: AbortSignal, then: () => void): void {
  const sight = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) return;
    sight.disconnect();
    then();
  });
  sight.observe(place);
  signal.addEventListener("abort", () => sight.disconnect());
}
