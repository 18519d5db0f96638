import { type ComponentType, lazy, type ReactElement, Suspense, useEffect } from "react";
import { repeatClick } from "./keep-clicks.ts";
import { whenVisitorActsNext, whenWanted } from "./when-wanted.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part of a page that stands in the built HTML from the start, and whose code is fetched only when the
 * visitor comes to it or does anything at all. On a page reached by a navigation it is fetched at once.
 *
 * Make one outside of components and use it as it is: React leaves a part that it has not hydrated alone
 * only while its element stays the same.
 * @param name unique on the page
 */
export function later(name: string, load: Load<object>): ReactElement {
  const Part = laterPart(name, load);
  return <Part />;
}

/**
 * The same where a page says what stands in it. Make it once; keep each element of it as long as the page is the same.
 * @param name where several of them stand on a page, the first one seen brings all of them
 */
export function laterPart<Props extends object>(
  name: string,
  load: Load<Props>,
): ComponentType<Props> {
  const Part = lazy(() => (import.meta.env.SSR ? load() : loadWhenWanted(name, load)));
  return function Later(props: Props) {
    return (
      <div data-later={name}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    );
  };
}

/**
 * A line that breaks costs the part its life, not the visitor the page: without its code the part stays as it
 * was built, and the next thing that the visitor does asks for it again.
 */
async function loadWhenWanted<Props extends object>(
  name: string,
  load: Load<Props>,
): ReturnType<Load<Props>> {
  await whenWanted(name);
  for (;;) {
    try {
      const { default: Content } = await load();
      return {
        default: (props: Props) => {
          useEffect(() => repeatClick(name), []);
          return <Content {...props} />;
        },
      };
    } catch {
      await whenVisitorActsNext();
    }
  }
}
