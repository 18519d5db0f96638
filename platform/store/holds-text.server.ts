import { type SqlBool, sql } from "kysely";

/** The column has the text somewhere, in the letters as they are; both engines, without an index. */
export function holdsText(column: string, text: string) {
  // The signs that LIKE reads otherwise are taken as they are.
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
