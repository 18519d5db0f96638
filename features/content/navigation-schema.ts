import * as v from "valibot";

const filled = v.pipe(v.string(), v.nonEmpty());
const url = v.pipe(
  v.string(),
  v.regex(/^\/[\w\-/#]*$/, "an address on this site, such as /contact"),
);

const entries = {
  key: filled,
  /** Key of its words in content/messages: `nav.<label>`. */
  label: filled,
  /** Address without its language; a group has none. */
  url: v.optional(url),
  parentKey: v.optional(filled),
  /** Key of a short remark beside it: `nav.<badge>`. */
  badge: v.optional(filled),
  icon: v.optional(filled),
  target: v.optional(v.literal("_blank")),
};

const menuItem = v.strictObject({
  ...entries,
  children: v.optional(v.array(v.strictObject(entries))),
});

/** content/navigation.json: every entry the site can have; shown are those whose screen exists. */
export const navigationSchema = v.strictObject({
  menu: v.array(menuItem),
  /** The buttons beside the menu: docs, sign up, buy now. */
  actions: v.array(menuItem),
  footer: v.array(menuItem),
  /** What the law wants in reach of every page. */
  legal: v.array(menuItem),
  openPositions: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type Navigation = v.InferOutput<typeof navigationSchema>;
export type MenuItem = Navigation["menu"][number];
