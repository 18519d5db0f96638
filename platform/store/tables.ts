/**
 * Every table. Each room and feature adds its own beside its queries:
 * `declare module "#platform/store/tables.ts" { interface Tables extends NewsTables {} }`.
 */
export interface Tables {
  /** Things the server makes for itself once, such as its signing secret. */
  setting: { name: string; value: string };
  /** PostgreSQL: counts that several processes share (rate-limiter-flexible's own layout). */
  rate_limit: { key: string; points: number; expire: number | null };
}
