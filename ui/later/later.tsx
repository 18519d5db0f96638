import { type ComponentType, lazy, type ReactElement, Suspense, useEffect } from "react";
import { repeatClick } from "./keep-clicks.ts";
import { whenVisitorActsNext, whenWanted } from "./when-wanted.ts";

type Load = () => Promise<{ default: ComponentType }>;

/**
 * A part of a page that stands in the built HTML from the start, and whose code is fetched only when the
 * visitor comes to it or does anything at all. On a page reached by a navigation it is fetched at once.
 *
 * Make one outside of components and use it as it is: React leaves a part that it has not hydrated alone
 * only while its element stays the same.
 * @param name unique on the page
 */
export function later(name: string, load: Load): ReactElement {
  const Part = lazy(() => (import.meta.env.SSR ? load() : loadWhenWanted(name, load)));
  return (
    <div data-later={name}>
      <Suspense>
        <Part />
      </Suspense>
    </div>
  );
}

/**
 * A line that breaks costs the part its life, not the visitor the page: without its code the part stays as it
 * was built, and the next thing that the visitor does asks for it again.
 */
async function loadWhenWanted(name: string, load: Load): ReturnType<Load> {
  await whenWanted(name);
  for (;;) {
    try {
      const { default: Content } = await load();
      return { default: () => <Arrived name={name} Content={Content} /> };
    } catch {
      await whenVisitorActsNext();
    }
  }
}

function Arrived({ name, Content }: { name: string; Content: ComponentType }) {
  useEffect(() => repeatClick(name), [name]);
  return <Content />;
}
