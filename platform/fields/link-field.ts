import * as v from "valibot";
import type { Leaf, ShowContext } from "./field.ts";
import { readLink } from "./read-link.ts";
import { isRequired, type Said } from "./required.ts";
import { oneLine } from "./text-fields.ts";

/** Where something leads: `https://…`, `mailto:…` (alone: to the company), `tel:…`, `/address`, `page:entry`, `#section`. */
export function link<R extends boolean = true>(
  said: Said<R> & { translated?: boolean } = {},
): Leaf<string, string | undefined, NoInfer<R>> {
  const schema = v.pipe(
    oneLine(2_000),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.issues) return;
      const read = readLink(dataset.value);
      if (typeof read === "string") addIssue({ message: read });
    }),
  );
  return {
    ...{ kind: "link", required: isRequired(said), translated: said.translated ?? false, schema },
    show: addressOf,
    linksOf: (value) => [value],
  };
}

/** The address of a link in a language, without its prefix; undefined where the entry is not live in it. */
export function addressOf(
  written: string,
  { pathOf, companyMail = "" }: ShowContext,
): string | undefined {
  const link = readLink(written);
  if (typeof link === "string") return undefined;
  if (link.target === "mailto:") return `mailto:${companyMail}`;
  if (link.kind !== "entry") return link.target + link.anchor;
  const path = pathOf(link.target);
  return path && path + link.anchor;
}
