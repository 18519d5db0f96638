import { availableParallelism, totalmem } from "node:os";
import { createRenderer, type Renderer } from "./renderer.server.ts";

/** Memory of the machine, bytes, for which one more child may be there; each takes up to 250 MB while it works. */
const memoryForEach = 1.5 * 2 ** 30;
const most = 2;
/** Pages that a child is asked for at once before another one is started beside it: a publication, not a preview. */
const manyAtOnce = 4;

/**
 * Renders in as many children as the machine has cores and memory for, so that a publication takes half the time on two
 * cores: a page goes to the one that is up and has least to do.
 */
export function createRenderers(buildDir: string): Renderer {
  const memory = Math.min(totalmem(), process.constrainedMemory() || totalmem());
  const many = Math.max(
    1,
    Math.min(most, availableParallelism(), Math.floor(memory / memoryForEach)),
  );
  return shareOut(Array.from({ length: many }, () => createRenderer(buildDir)));
}

/** @param renderers at least one */
export function shareOut(renderers: readonly Renderer[]): Renderer {
  const asked = new Map(renderers.map((renderer) => [renderer, 0]));
  const load = (renderer: Renderer) => asked.get(renderer) ?? 0;

  function choose(): Renderer {
    const up = renderers.filter((renderer) => renderer.isReady());
    const [least, ...others] = (up.length > 0 ? up : [...renderers]).sort(
      (a, b) => load(a) - load(b),
    );
    if (!least) throw new Error("There is nothing that renders.");
    if (load(least) >= manyAtOnce && others.length === 0)
      for (const renderer of renderers) if (renderer !== least) renderer.prepare();
    return least;
  }

  return {
    async render(page) {
      const renderer = choose();
      asked.set(renderer, load(renderer) + 1);
      try {
        return await renderer.render(page);
      } finally {
        asked.set(renderer, load(renderer) - 1);
      }
    },
    isReady: () => renderers.some((renderer) => renderer.isReady()),
    prepare() {
      for (const renderer of renderers) renderer.prepare();
    },
    stop() {
      for (const renderer of renderers) renderer.stop();
    },
  };
}
