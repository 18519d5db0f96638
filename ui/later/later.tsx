import { type ComponentType, lazy, type ReactElement, Suspense } from "react";
import { whenWanted } from "./when-wanted.ts";

/**
 * A part of a page that stands in the built HTML from the start, and whose code is fetched only when the
 * visitor comes to it or does anything at all. On a page reached by a navigation it is fetched at once.
 *
 * Make one outside of components and use it as it is: React leaves a part that it has not hydrated alone
 * only while its element stays the same.
 * @param name unique on the page
 */
export function later(name: string, load: () => Promise<{ default: ComponentType }>): ReactElement {
  const Part = lazy(() => (import.meta.env.SSR ? load() : whenWanted(name).then(load)));
  return (
    <div data-later={name}>
      <Suspense>
        <Part />
      </Suspense>
    </div>
  );
}
