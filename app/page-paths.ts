/** The addresses of pages.ts without their language. The build writes the list, so a browser gets nothing else of it. */
export const pagePaths: readonly string[] = __PAGE_PATHS__;
