import { devtools } from "zustand/middleware";

/** Steps that the developer tools keep (specification, section 9). */
const maxAge = 25;

/** Shows a store in the browser's Redux tools while developing; the production bundle holds none of it. */
export const withDevtools: typeof devtools = import.meta.env.DEV
  ? (initializer, options) => devtools(initializer, { maxAge, ...options })
  : (initializer) => initializer as never;
