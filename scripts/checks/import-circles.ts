import type { Expectation } from "./expectation.ts";
import { importsOf, sources, targetOf, textOf } from "./source-files.ts";

/** No file leads back to itself by what it imports, types included: each can be read after those that it stands on. */
export function checkImportCircles(): Expectation[] {
  const files = sources(".ts", ".tsx");
  const ways = new Map(
    files.map((file) => [
      file,
      importsOf(textOf(file)).flatMap(({ specifier }) => targetOf(specifier, file) ?? []),
    ]),
  );
  return [{ name: "no file imports itself by way of others", problems: circlesIn(ways) }];
}

/** One line for each circle: `a.ts -> b.ts -> a.ts`. `ways`: what each file imports. */
export function circlesIn(ways: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const follow = (file: string) => {
    const begin = path.indexOf(file);
    if (begin >= 0) circles.push([...path.slice(begin), file].join(" -> "));
    if (begin >= 0 || done.has(file)) return;
    path.push(file);
    for (const next of ways.get(file) ?? []) follow(next);
    path.pop();
    done.add(file);
  };
  for (const file of ways.keys()) follow(file);
  return circles;
}
