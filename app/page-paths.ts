/** The addresses of pages.ts without their language. The build writes the list. */
export const pagePaths: readonly string[] = __PAGE_PATHS__;
