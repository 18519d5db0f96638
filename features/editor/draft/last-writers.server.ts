import type { Db } from "#platform/store/store.server.ts";
import type { Draft } from "./draft-store.server.ts";
import type { Operation } from "./operation-schema.ts";

type SetStep = Extract<Operation, { do: "set" }>;

interface Writer {
  tab: string;
  by_name: string;
}

/** Steps that are read at a time. */
const atOnce = 50;

/** A field in one language. */
export const fieldOf = ({ at, language }: Pick<SetStep, "at" | "language">) =>
  `${at} ${language ?? ""}`;

/**
 * Who wrote last what stands in the fields of a draft, as far as its steps are still kept. They are read from the
 * newest on, each one once and none before it is needed: there may be thousands, each as long as a text.
 */
export function lastWriters(db: Db, { entry: { id }, revision: newest }: Draft) {
  const known = new Map<string, Writer>();
  let before: number | undefined = newest + 1;

  async function readOn(revision: number): Promise<void> {
    const rows = await db
      .selectFrom("content_draft_change")
      .select(["revision", "tab", "by_name", "operation"])
      .where("entry", "=", id)
      .where("revision", "<", revision)
      .orderBy("revision", "desc")
      .limit(atOnce)
      .execute();
    for (const { tab, by_name, operation } of rows) {
      const step: Operation = JSON.parse(operation);
      if (step.do === "set" && !known.has(fieldOf(step)))
        known.set(fieldOf(step), { tab, by_name });
    }
    before = rows.length < atOnce ? undefined : rows.at(-1)?.revision;
  }

  return {
    /** Undefined where nobody did, or long ago. */
    async of(step: SetStep): Promise<Writer | undefined> {
      while (before !== undefined && !known.has(fieldOf(step))) await readOn(before);
      return known.get(fieldOf(step));
    },
  };
}
