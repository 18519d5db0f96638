import type { devtools } from "zustand/middleware";

/** Steps that the developer tools keep (docs/specification.md, Constants). */
const maxAge = 25;

// Not a plain import: it would bring the whole of zustand's middleware into what every page loads.
const tools = import.meta.env.DEV ? await import("zustand/middleware") : undefined;

/** Shows a store in the browser's Redux tools while developing; the production bundle holds none of it. */
export const withDevtools: typeof devtools = tools
  ? (initializer, options) => tools.devtools(initializer, { maxAge, ...options })
  : (initializer) => initializer as never;
