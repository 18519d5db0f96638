import { readFileSync } from "node:fs";
import * as v from "valibot";
import { navigationSchema } from "../../features/content/navigation-schema.ts";
import { catalogueSchema } from "../../features/content/product-schema.ts";
import { siteSchema } from "../../features/content/site-schema.ts";
import type { Expectation } from "./expectation.ts";

/** File of facts → what it must hold. */
const contentFiles: Record<string, v.GenericSchema> = {
  "content/navigation.json": navigationSchema,
  "content/products.json": catalogueSchema,
  "content/site.json": siteSchema,
};

/** Every file of facts fits its schema; a problem names file and field. */
export function checkContent(): Expectation[] {
  return Object.entries(contentFiles).map(([file, schema]) => ({
    name: `${file} fits its schema`,
    problems: problemsOf(file, readFileSync(file, "utf8"), schema),
  }));
}

/** `content/site.json: contact.email: Invalid email: Received "x"` */
export function problemsOf(file: string, text: string, schema: v.GenericSchema): string[] {
  let facts: unknown;
  try {
    facts = JSON.parse(text);
  } catch (error) {
    return [`${file}: is no JSON: ${(error as Error).message}`];
  }
  const { issues = [] } = v.safeParse(schema, facts);
  return issues.map((issue) => `${file}: ${v.getDotPath(issue) ?? "(whole)"}: ${issue.message}`);
}
