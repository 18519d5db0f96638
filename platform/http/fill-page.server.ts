/** Puts something into a built page's HTML; what the store has to be asked for comes later. */
export type Fill = (html: string) => string | Promise<string>;

/** What the path and the query (with its `?`) of an address put into the page there; undefined for nearly all. */
export type FindFill = (path: string, query: string) => Fill | undefined;
