/** Written by the build (vite.config.ts, scripts/vite). */
declare const __SITE_ORIGIN__: string;
/** The sources that the pages were made from, and the address that they were made for. */
declare const __BUILD_ID__: string;
declare const __BUILD_YEAR__: number;
declare const __PAGE_PATHS__: string[];
declare const __MESSAGE_VERSIONS__: Record<string, string>;
declare const __ADMIN_MESSAGE_VERSIONS__: Record<string, string>;

/** Set by the page's start script: settles when React Router's modules for the page are there (features/publishing/start-after-paint.ts). */
interface Window {
  pageModules?: Promise<void>;
}

declare module "virtual:head-script" {
  const script: string;
  export default script;
}

declare module "virtual:drawings" {
  const drawings: Record<string, { url: string; viewBox: string } | undefined>;
  export default drawings;
}

declare module "virtual:seed-pages" {
  /** While developing: the entries of content/entries as pages. */
  export const seedPages:
    | ((
        fixedPaths: readonly string[],
      ) => Promise<import("#features/pages/page-document.ts").SeedPages>)
    | undefined;
  /** While building: what stands around the pages of each language before anything is live. */
  export const seedShells: import("#platform/content/site-shell.ts").Shells | undefined;
}

declare module "virtual:part-files" {
  /** Module of a part → what a browser loads for it; empty while developing. */
  const files: Record<
    string,
    /** `own`: the script whose default export is the part's. */
    { own?: string; scripts: string[]; styles: string[] } | undefined
  >;
  export default files;
}

declare module "virtual:editing-guide" {
  /** HTML of docs/edit-the-site.md in each language. */
  const guides: Record<
    import("#platform/language/languages.ts").LanguageCode,
    () => Promise<{ default: string }>
  >;
  export default guides;
}
