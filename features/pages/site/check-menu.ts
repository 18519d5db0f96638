import type { Values } from "#platform/fields/field.ts";
import type { Found } from "../gate/problem.ts";
import { menuShapes } from "./site-fields.ts";

type Line = { level?: number; to?: string };

/** A tree of links is not too deep, no end of it leads nowhere, and no group leads somewhere itself. */
export function checkMenu(id: string, { items = [] }: Values): Found[] {
  const lines = items as readonly Line[];
  const most = menuShapes[id]?.levels ?? 1;
  return lines.flatMap(({ level = 1, to }, index): Found[] => {
    const field = `items[${index}]`;
    const above = lines[index - 1]?.level ?? 0;
    if (level > Math.min(most, above + 1))
      return [
        {
          ...{ field: `${field}.level`, code: "menuDepth", value: String(most) },
          message: `is too deep: this menu has ${most} levels, and each is one below another`,
        },
      ];
    const isGroup = (lines[index + 1]?.level ?? 0) > level;
    if (!isGroup && to === undefined)
      return [{ field: `${field}.to`, code: "menuNoLink", message: "leads nowhere" }];
    if (!isGroup && level === 1 && id === "footer-menu")
      return [
        {
          ...{ field: `${field}.level`, code: "menuColumn" },
          message: "is a column of the footer: links stand below one",
        },
      ];
    if (isGroup && to !== undefined)
      return [
        {
          ...{ field: `${field}.to`, code: "menuGroupLink" },
          message: "has others below it, and so no link of its own",
        },
      ];
    return [];
  });
}
