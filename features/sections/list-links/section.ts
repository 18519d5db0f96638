import { line, link, list } from "#platform/fields/fields.ts";

const linkFields = { label: line({ most: 40 }), to: link() };

/** Ways to see a list: each is an address, so a filter is a page. The one that is shown is marked. */
export const listLinksFields = {
  groups: list(
    {
      /** What these links choose: what is shown, or in which order. */
      label: line({ most: 40 }),
      links: list(linkFields, { most: 12 }),
    },
    { most: 3 },
  ),
};
