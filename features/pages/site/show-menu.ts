import type { MenuItem } from "#platform/content/site-shell.ts";
import type { MenuValues } from "./site-fields.ts";

type Shown = MenuValues["items"][number];
type Line = Pick<Shown, "id" | "label" | "level"> & Partial<Shown>;

/** What a menu asks of the pages around it, in a language. */
export interface AroundMenu {
  /** Whether there is a page at an address, and something on it. */
  exists(path: string): boolean;
  /** Where an address leads that its page has left; undefined: nowhere. */
  movedTo?(path: string): string | undefined;
  count(kind: string): number;
}

interface Branch {
  line: Line;
  below: Branch[];
}

/** The lines of a menu as the tree that their levels make. */
function treeOf(lines: readonly Line[]): Branch[] {
  const root: Branch[] = [];
  const open: { level: number; below: Branch[] }[] = [{ level: 0, below: root }];
  for (const line of lines) {
    while ((open.at(-1)?.level ?? 0) >= line.level) open.pop();
    const branch = { line, below: [] };
    open.at(-1)?.below.push(branch);
    open.push({ level: line.level, below: branch.below });
  }
  return root;
}

/**
 * The header's menu as a page shows it: what leads nowhere in the language goes, a group without entries too, and one
 * with a single entry becomes a link to it, under the group's own name.
 */
export function showMenu(lines: readonly Line[], around: AroundMenu): MenuItem[] {
  return treeOf(lines).flatMap(({ line, below }) => {
    if (below.length === 0) return linkOf(line, around);
    const children = below.flatMap((branch) =>
      branch.below.length === 0
        ? linkOf(branch.line, around)
        : branch.below.flatMap(({ line }) =>
            linkOf(line, around).map((item) => ({ ...item, column: branch.line.label })),
          ),
    );
    const [only, ...others] = children;
    if (!only) return [];
    if (others.length > 0) return [groupOf(line, children)];
    // Neither its column nor what a sheet says below it is shown here; all else the link keeps.
    const { column: _column, remark: _remark, ...link } = only;
    return [{ ...link, ...wordsOf(line) }];
  });
}

/** The footer's: columns of links, also of a single one. */
export function showColumns(lines: readonly Line[], around: AroundMenu): MenuItem[] {
  return treeOf(lines).flatMap(({ line, below }) => {
    const children = below.flatMap((branch) => linkOf(branch.line, around));
    return children.length > 0 ? [groupOf(line, children)] : [];
  });
}

/** Where everything below it is for the same visitors, a group has nothing to show to the others. */
function groupOf(line: Line, children: MenuItem[]): MenuItem {
  const [first] = children;
  const audience = children.every((child) => child.audience === first?.audience) && first?.audience;
  return { ...(audience && { audience }), ...wordsOf(line), children };
}

const wordsOf = ({ id, label, audience }: Line): MenuItem => ({
  ...{ key: id, label },
  ...(audience && { audience }),
});

function linkOf(line: Line, around: AroundMenu): MenuItem[] {
  const { to, newWindow, button, counts, remark } = line;
  const url = to && shownAt(to, around);
  if (!url) return [];
  const badge = counts ? around.count(counts) : 0;
  return [
    {
      ...wordsOf(line),
      url,
      ...(remark && { remark }),
      ...(newWindow && { target: "_blank" as const }),
      ...(button && { look: button }),
      ...(badge > 0 && { badge }),
    },
  ];
}

/** A page that moved is led to where it is now, without a detour; undefined: there is none. */
function shownAt(to: string, { exists, movedTo }: AroundMenu): string | undefined {
  if (!to.startsWith("/")) return to;
  const path = to.replace(/#.*/, "");
  if (exists(path)) return to;
  const now = movedTo?.(path);
  return now !== undefined && exists(now) ? now + to.slice(path.length) : undefined;
}
