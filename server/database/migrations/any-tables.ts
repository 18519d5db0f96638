/**
 * The tables as a migration finds them: those of its own day, which today's types no longer describe. So nothing that
 * changes later can break a migration that has shipped.
 */
// biome-ignore lint/suspicious/noExplicitAny: the columns of that day
export type AnyTables = Record<string, any>;
