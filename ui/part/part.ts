import { type ComponentType, memo } from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component whose code only those pages load that have it. */
export interface Part<Props> {
  /** Its module, as the build names it (scripts/vite/part-files.ts); nothing in the browser. */
  file: string | undefined;
  load: Load<Props>;
}

/**
 * @param load an import of the module whose default export it is, written here as `() => import("…")`
 * @param file is written in by the build
 */
export const part = <Props>(load: Load<Props>, file?: string): Part<Props> => ({ file, load });

// biome-ignore lint/suspicious/noExplicitAny: each knows its own properties
type Any = any;

const atHand = new Map<string, ComponentType<Any>>();

/** Name → address of its module, as the document tells of its own parts (`meta[name=part-files]`). */
let told: Map<string, string> | undefined;

function addressOf(name: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const written = document.querySelector<HTMLMetaElement>('meta[name="part-files"]')?.content;
  told ??= new Map((written?.split(" ") ?? []).map((pair) => pair.split("=") as [string, string]));
  return told.get(name);
}

type Table = Readonly<Record<string, Part<Any>>>;
let loadTable: () => Promise<Table>;

/** Who knows the parts that the document does not tell of: on the server, while developing, after a navigation. */
export function takePartsFrom(load: () => Promise<Table>): void {
  loadTable = load;
}

/** Fetches the code of a part; settles at once where it is there. @throws where it cannot be had */
export async function bringPart(name: string): Promise<void> {
  if (atHand.has(name)) return;
  const address = addressOf(name);
  const load = address ? () => import(/* @vite-ignore */ address) : (await loadTable())[name]?.load;
  if (!load) throw new Error(`A page has no part of this name: ${name}`);
  // While somebody writes the page, parts that did not change are not drawn again.
  const { default: component } = await load();
  atHand.set(name, atHand.get(name) ?? memo(component));
}

export const isAtHand = (name: string) => atHand.has(name);

/**
 * Drawn without waiting, on the server and in the browser: whoever shows a page brings its parts first. So no boundary
 * stands in the page, and what the server wrote is what React finds.
 * @throws while nobody has brought it
 */
export function partAtHand(name: string): ComponentType<Any> {
  const component = atHand.get(name);
  if (!component) throw new Error(`A part of the page was not brought first: ${name}`);
  return component;
}
