import * as v from "valibot";
import { eachOnce, expected, filled } from "./words-schema.ts";

const url = v.pipe(
  v.string(),
  v.regex(/^\/[\w\-/#]*$/, expected("an address on this site such as /contact")),
);

const entries = {
  key: filled,
  /** Key of its words in content/messages: `nav.<label>`. */
  label: filled,
  /** Address without its language; a group has none. */
  url: v.optional(url),
  parentKey: v.optional(filled),
  /** Key of the words above it, for which its group sets a column apart: `nav.<column>`. */
  column: v.optional(filled),
  /** Key of a few words on what stands there: `nav.<remark>`. */
  remark: v.optional(filled),
  /** Key of a number beside it: `nav.<badge>`. */
  badge: v.optional(filled),
  icon: v.optional(filled),
  /** Who sees it, where not everybody: somebody who is signed in, or whoever is not. */
  audience: v.optional(v.picklist(["member", "stranger"])),
  target: v.optional(v.literal("_blank")),
  /** A button at the row's end; an action without it is a link. `primary`: the one that sells. */
  look: v.optional(v.picklist(["primary", "secondary"])),
};

const menuItem = v.pipe(
  v.strictObject({
    ...entries,
    children: v.optional(v.pipe(v.array(v.strictObject(entries)), eachOnce("key"))),
  }),
  v.check(
    ({ url, children }) => (url === undefined) !== (children === undefined),
    "expected either `url` or `children`",
  ),
  v.check(
    ({ key, children = [] }) => children.every(({ parentKey }) => parentKey === key),
    "expected every child to name this entry as its `parentKey`",
  ),
);
const menu = v.pipe(v.array(menuItem), eachOnce("key"));

/**
 * content/navigation.json: what the menus of a site begin with (features/pages/site), and the account's own. Shown is
 * what leads to a page that exists.
 */
export const navigationSchema = v.strictObject({
  menu,
  /** The buttons beside the menu: docs, sign up, buy now. */
  actions: menu,
  footer: menu,
  /** What the law wants in reach of every page. */
  legal: menu,
  /** Of earlier releases: live positions are counted now. */
  openPositions: v.optional(v.number()),
});

export type Navigation = v.InferOutput<typeof navigationSchema>;
/** One entry of the file; `label`, `remark`, `column` and `badge` are keys of words. */
export type NavigationItem = Navigation["menu"][number];
