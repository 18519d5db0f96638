import {
  type ComponentType,
  lazy,
  type ReactElement,
  Suspense,
  useEffect,
  useMemo,
  useState,
} from "react";
import { repeatClick } from "./keep-clicks.ts";
import { type MayRest, noteComing, whenVisitorActsNext, whenWanted } from "./when-wanted.ts";

type Load = () => Promise<{ default: ComponentType }>;

/**
 * A part of a page that stands in the built HTML from the start, and whose code is fetched only when the
 * visitor comes to it, points at it or does anything at all. On a page reached by a navigation it is fetched at once.
 *
 * Make one outside of components and use it as it is: React leaves a part that it has not hydrated alone
 * only while its element stays the same.
 * @param name unique on the page
 * @param mayRest asked once; where it says so, being seen is no reason to come
 * @param className of the place around it; a place that is `contents` has no box, so nobody is seen to come to it
 */
export function later(
  name: string,
  load: Load,
  className?: string,
  mayRest?: MayRest,
): ReactElement {
  const place = () => document.querySelector(`[data-later="${name}"]`);
  const Part = lazy(() =>
    import.meta.env.SSR ? load() : loadWhenWanted(name, place, load, mayRest),
  );
  return (
    <div data-later={name} className={className}>
      <Suspense>
        <Part />
      </Suspense>
    </div>
  );
}

/**
 * The same for a component with properties, which stands in an element that has an id. Draw it inside of a `Suspense`,
 * and keep that element the same (`useMemo`).
 */
export function laterWithId<Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  mayRest?: MayRest,
): ComponentType<Props> {
  const place = () => document.getElementById(id);
  return lazy(() => (import.meta.env.SSR ? load() : loadWhenWanted(id, place, load, mayRest)));
}

/**
 * A line that breaks costs the part its life, not the visitor the page: without its code the part stays as it
 * was built, and the next thing that the visitor does asks for it again.
 */
async function loadWhenWanted<Props extends object>(
  name: string,
  place: () => Element | null,
  load: () => Promise<{ default: ComponentType<Props> }>,
  mayRest?: MayRest,
): Promise<{ default: ComponentType<Props> }> {
  const first = whenWanted(name, place(), mayRest).then(load);
  noteComing(first);
  for (let coming = first; ; coming = load()) {
    try {
      const { default: Content } = await coming;
      return { default: (props) => <Arrived name={name} Content={Content} props={props} /> };
    } catch {
      await whenVisitorActsNext();
    }
  }
}

interface ArrivedProps<Props> {
  name: string;
  Content: ComponentType<Props>;
  props: Props;
}

function Arrived<Props extends object>({ name, Content, props }: ArrivedProps<Props>) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  // In the next drawing: what its parts change as they begin stands by then, as a form that checks itself.
  useEffect(() => {
    if (isDrawn) repeatClick(name);
  }, [name, isDrawn]);
  return useMemo(() => <Content {...props} />, [Content, props]);
}
