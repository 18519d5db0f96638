import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { runnerImport } from "vite";
import { drawingsFile } from "../../features/seo/social-picture/built-drawings.server.ts";

/** Each exports `sheets`: sheet → name → picture. */
const tables = [
  "features/catalogue/pictures/drawings.tsx",
  "features/sections/pictures/drawings.tsx",
];

interface Drawing {
  name: string;
  /** `left top width height`; a picture is as large as it was drawn, in CSS px. */
  viewBox: string;
  /** `<g id="name">…</g>` */
  group: string;
}

interface Sheet {
  /** Its address: the file name carries a hash. */
  url: string;
  source: string;
  drawings: Drawing[];
}

/**
 * A page takes pictures out of the file by their names and never shows the file itself. Blink makes a page of its own of
 * it, whose every element it styles and lays out, `<defs>` and SVG's `display` included; what an HTML element hides, not.
 */
const unseen = (groups: string) =>
  `<div xmlns="http://www.w3.org/1999/xhtml" hidden=""><g xmlns="http://www.w3.org/2000/svg">${groups}</g></div>`;

/** Draws every picture of the site, all pictures of a sheet into one SVG file. */
export async function drawSheets(): Promise<Sheet[]> {
  const sheets = (await Promise.all(tables.map(readTable))).flat();
  return sheets.map(([name, pictures]) => {
    const drawings = Object.entries(pictures).map(([id, element]) => draw(id, element));
    const groups = drawings.map(({ group }) => group).join("");
    const source = `<svg xmlns="http://www.w3.org/2000/svg">${unseen(groups)}</svg>`;
    const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
    return { url: `/assets/drawings-${name}-${hash}.svg`, source, drawings };
  });
}

/** Leaves every drawing by its name, as an SVG of its own, for pictures that the server paints. */
export async function writeDrawings(folder: string): Promise<void> {
  const all = (await drawSheets()).flatMap(({ drawings }) => drawings);
  const byName = all.map(({ name, viewBox, group }) => [
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${group}</svg>`,
  ]);
  writeFileSync(path.join(folder, drawingsFile), JSON.stringify(Object.fromEntries(byName)));
}

async function readTable(file: string): Promise<[string, Record<string, ReactElement>][]> {
  const { module } = await runnerImport<{ sheets: Record<string, Record<string, ReactElement>> }>(
    new URL(`../../${file}`, import.meta.url).pathname,
  );
  return Object.entries(module.sheets);
}

function draw(name: string, element: ReactElement): Drawing {
  const markup = renderToStaticMarkup(createElement("g", { id: name }, element));
  const frame = /<svg viewBox="([^"]+)" width="\d+" height="\d+"([^>]*)>/.exec(markup);
  if (!frame) throw new Error(`The drawing "${name}" is not a Picture.`);
  const [, viewBox = "", attributes = ""] = frame;
  const inside = markup.slice(markup.indexOf(">", frame.index) + 1, markup.lastIndexOf("</svg>"));
  const look = attributes.replace(/ (class|aria-hidden)="[^"]*"/g, "");
  const group = `<g id="${name}"${look}>${inside}</g>`;
  return { name, viewBox, group };
}
