/**
 * As much of React Router's server bundle as the publisher asks for, made by hand: it renders the words of a document.
 * What a title says, the process does: `HANG`, `EAT`, `DIE`, `BREAK`, `WAIT` (for a file "go" beside the bundle),
 * each `HUGE` (three megabytes that cannot be compressed to less than half).
 */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import process from "node:process";
import { createContext } from "react-router";

const go = new URL("./go", import.meta.url);
const asleep = new Int32Array(new SharedArrayBuffer(4));
const entryDocument = createContext(null);
const siteShell = createContext(null);

function handleRequest(_request, status, headers, _context, loadContext) {
  const page = loadContext.get(entryDocument) ?? screen;
  const { menus, facts, announcement, words } = loadContext.get(siteShell);
  const links = [...menus.menu, ...menus.actions, ...menus.footer]
    .flatMap((item) => [item, ...(item.children ?? [])])
    .filter(({ url }) => url)
    .map(({ url, label }) => `<a href="${url}">${label}</a>`);
  const social = facts.socialLinks.map(({ url, icon }) => `<a href="${url}">${icon}</a>`);
  const { picture } = facts.logo ?? {};
  const logo = picture
    ? `<img src="/uploads/${picture.photo}-${picture.width}.webp" data-focus-x="${(picture.focus?.[0] ?? 50) / 10}">`
    : "";
  const offices = facts.offices.map(({ address }) => `<address>${address}</address>`);
  if (page.title.includes("BREAK")) throw new Error("The words cannot be shown.");
  if (page.title.includes("DIE")) process.exit(3);
  if (page.title.includes("HANG")) for (;;);
  if (page.title.includes("EAT")) for (const eaten = []; ; ) eaten.push(Array(1e6).fill(0.5));
  if (page.title.includes("WAIT")) while (!existsSync(go)) Atomics.wait(asleep, 0, 0, 20);
  const huge = page.title
    .match(/HUGE/g)
    ?.map(() => `<!--${randomBytes(1_500_000).toString("hex")}-->`)
    .join("");
  headers.set("content-type", "text/html; charset=utf-8");
  const sections = page.sections.map(({ id, values }) => {
    if (values.heading === "BREAK") throw new Error("The heading cannot be shown.");
    return `<section id="${id}"><h2>${values.heading}</h2></section>`;
  });
  const related = (page.values.related ?? []).map(({ title }) => `<p>${title}</p>`);
  return new Response(
    `<!DOCTYPE html><html><head><title>${page.title}</title>
<link rel="stylesheet" href="/assets/site-1.css"/><script>1</script></head>
<body>${announcement?.text ?? ""}${words ? JSON.stringify(words) : ""}${logo}${links.join("")}${social.join("")}${offices.join("")}<main><h1 class="card">${page.title}</h1>${sections.join("")}${related.join("")}
<ul>${cardsOf(page)}</ul></main>${huge ?? ""}</body></html>`,
    { status, headers },
  );
}

const screen = { title: "A screen", sections: [], values: {} };

const cardsOf = (page) =>
  page.sections
    .flatMap(({ values }) => (Array.isArray(values.posts) ? values.posts : []))
    .map(({ title }) => `<li>${title}</li>`)
    .join("");

export const entry = { module: { default: handleRequest, entryDocument, siteShell } };
export const routes = {
  root: { id: "root", path: "", module: { default: () => null } },
  entry: {
    id: "entry",
    parentId: "root",
    path: "*",
    module: {
      default: () => null,
      loader: ({ context }) => ({ page: context.get(entryDocument) }),
    },
  },
};
export const assets = { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" };
export const assetsBuildDirectory = "";
export const basename = "/";
export const future = {};
export const isSpaMode = false;
export const prerender = [];
export const publicPath = "/";
export const routeDiscovery = { mode: "initial" };
export const ssr = false;
