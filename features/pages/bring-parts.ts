import { bringPart, takePartsFrom } from "#ui/part/part.ts";
import type { PartNames } from "./part-names.ts";

/** The table of all parts is 2 KB: a page tells the files of its own (app/parts-head.server.ts), so that it waits for the first navigation. */
const loadTable = async () => (await import("./page-parts.ts")).pageParts;

takePartsFrom(loadTable);

/** Beside whatever is asked for before the names are known. */
export const bringTable = () => void loadTable().catch(() => {});

/** Before a page is drawn, on the server and in the browser. @throws when some code cannot be had */
export async function bringParts(names: PartNames): Promise<void> {
  await Promise.all(names.map(bringPart));
}
