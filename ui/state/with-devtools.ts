import type { devtools } from "zustand/middleware";

/** While developing always; on the built site where the address asks for it: `/contact?devtools`. */
function areAskedFor(): boolean {
  if (import.meta.env.SSR) return false;
  return import.meta.env.DEV || new URLSearchParams(location.search).has("devtools");
}

/**
 * Shows a store in the browser's Redux tools when they are asked for (CONTRIBUTING.md). Only then is code for
 * it loaded, beside the page. Not zustand's own: that stands in one file with what every page loads of zustand.
 */
export const withDevtools: typeof devtools = (begin, { name = "store" } = {}) => {
  if (!areAskedFor()) return begin as never;
  return (set, get, api) => {
    let action: string | undefined;
    const setByName = (change: never, replace: never, named?: string) => {
      action = named;
      set(change, replace);
      action = undefined;
    };
    void import("./connect-devtools.ts").then(({ connectDevtools }) =>
      connectDevtools(api as never, name, () => action),
    );
    return begin(setByName as never, get as never, api as never);
  };
};
