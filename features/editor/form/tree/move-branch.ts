import type { Operation } from "../../draft/operation-schema.ts";
import type { Item } from "../../draft/places.ts";

/** An item of a list whose levels make it a tree: what follows it and is deeper stands below it. */
export type Line = Item & { level?: number };

export type Move = "up" | "down" | "in" | "out";

const levelOf = (line: Line | undefined) => line?.level ?? 1;

/** How many lines there are from `index` on, with what stands below. */
function lengthOf(lines: readonly Line[], index: number): number {
  const end = lines.findIndex((line, at) => at > index && levelOf(line) <= levelOf(lines[index]));
  return (end === -1 ? lines.length : end) - index;
}

/** The line of the same level before `index`, below the same one; undefined: it is the first. */
function siblingBefore(lines: readonly Line[], index: number): number | undefined {
  for (let at = index - 1; at >= 0; at -= 1) {
    if (levelOf(lines[at]) < levelOf(lines[index])) return undefined;
    if (levelOf(lines[at]) === levelOf(lines[index])) return at;
  }
  return undefined;
}

/** The names of a line and of what stands below it. */
export const branchOf = (lines: readonly Line[], index: number): string[] =>
  lines.slice(index, index + lengthOf(lines, index)).map(({ id }) => id);

/**
 * The steps that move a line with what stands below it; undefined where it cannot go there.
 * @param at where the list stands; @param most the deepest level
 */
export function moveBranch(
  at: string,
  lines: readonly Line[],
  index: number,
  move: Move,
  most: number,
): Operation[] | undefined {
  const branch = lines.slice(index, index + lengthOf(lines, index));
  const before = siblingBefore(lines, index);
  const behind = (after: string | null): Operation[] =>
    branch.map(({ id }, place) => ({
      ...{ do: "move", at, id },
      after: place === 0 ? after : (branch[place - 1]?.id ?? null),
    }));
  const deeper = (by: number): Operation[] =>
    branch.map((line) => ({
      ...{ do: "set", at: `${at}.${line.id}.level` },
      ...{ to: levelOf(line) + by, was: line.level },
    }));
  if (move === "up")
    return before === undefined ? undefined : behind(lines[before - 1]?.id ?? null);
  if (move === "in") {
    const deepest = Math.max(...branch.map(levelOf));
    return before === undefined || deepest >= most ? undefined : deeper(1);
  }
  const next = index + branch.length;
  if (move === "down") {
    if (levelOf(lines[next]) !== levelOf(lines[index]) || next >= lines.length) return undefined;
    return behind(lines[next + lengthOf(lines, next) - 1]?.id ?? null);
  }
  if (levelOf(lines[index]) === 1) return undefined;
  // Behind what it stood below: what followed it stays there.
  const above = lines.findLastIndex(
    (line, at) => at < index && levelOf(line) < levelOf(lines[index]),
  );
  const last = above + lengthOf(lines, above) - 1;
  const end = last < next ? undefined : lines[last]?.id;
  return [...(end === undefined ? [] : behind(end)), ...deeper(-1)];
}
