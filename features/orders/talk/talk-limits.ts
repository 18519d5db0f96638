// Apart from the schemas, so that a page that asks for them loads no schema.

/** Characters. */
export const longestMessage = 5_000;
/** Bytes of a file. */
export const mostFileBytes = 10 * 1024 * 1024;
