import { type ComponentType, memo } from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component whose code only those pages load that have it. */
export interface Part<Props> {
  /** Its module, as the build names it (scripts/vite/part-files.ts); nothing in the browser. */
  file: string | undefined;
  /** Fetches its code; settles at once where it is there. */
  load(): Promise<void>;
  isLoaded(): boolean;
  /** @throws while nobody has loaded it */
  component(): ComponentType<Props>;
}

/**
 * Drawn without waiting, on the server and in the browser: whoever shows a page loads its parts first. So no boundary
 * stands in the page, and what the server wrote is what React finds.
 * @param load an import of the module whose default export it is, written here as `() => import("…")`
 * @param file is written in by the build
 */
export function part<Props>(load: Load<Props>, file?: string): Part<Props> {
  let loaded: ComponentType<Props> | undefined;
  return {
    file,
    async load() {
      // While somebody writes the page, parts that did not change are not drawn again.
      loaded ??= memo((await load()).default) as unknown as ComponentType<Props>;
    },
    isLoaded: () => loaded !== undefined,
    component() {
      if (!loaded) throw new Error(`A part of the page was not loaded first: ${file ?? load}`);
      return loaded;
    },
  };
}
