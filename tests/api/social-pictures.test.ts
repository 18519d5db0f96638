import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawingsFile } from "#features/seo/social-picture/built-drawings.server.ts";
import { stage } from "#features/seo/social-picture/social-picture.ts";
import { engines, startApi } from "../support/api-server.ts";
import { addColleague, call, signedIn } from "../support/people.ts";
import { pageFile, postFile, publishPosts } from "../support/posts.ts";
import { renderingBuild } from "../support/rendering-build.ts";

/** A build with one drawing: a red square. */
function buildWithDrawing(): string {
  const buildDir = renderingBuild();
  const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#f00" d="M0 0h1v1H0z"/></svg>`;
  writeFileSync(path.join(buildDir, drawingsFile), JSON.stringify({ launch: square }));
  return buildDir;
}

/** The colour in the middle of where the drawing stands. */
async function colourOf(picture: Response): Promise<number[]> {
  const left = stage.x + stage.width / 2;
  const top = stage.y + stage.height / 2;
  const middle = sharp(Buffer.from(await picture.arrayBuffer()));
  const { data } = await middle
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

describe.each(engines)("pictures of pages that are shared ($engine)", ({ engine }) => {
  test("a page's picture shows its own words and drawing, is painted once, and goes with the page", async () => {
    const server = await startApi(engine, {}, { buildDir: buildWithDrawing() });
    const { url, store } = server;
    const get = (name: string) => fetch(`${url}/social/${name}`);
    const bytesOf = async (name: string) => Buffer.from(await (await get(name)).arrayBuffer());
    const kept = () =>
      store.read
        .selectFrom("published_file")
        .select("hash")
        .where("hash", "like", "social-%")
        .execute();
    expect((await get("tr.blog.first.png")).status).toBe(404);
    const post = postFile("first", "A post");
    const drawn = { ...post, text: `${post.text}drawing: launch\n` };
    await publishPosts(server, [drawn, pageFile("pricing", "/pricing")]);

    const picture = await get("en.blog.first.png?v=1");
    expect(picture.headers.get("content-type")).toBe("image/png");
    expect(picture.headers.get("cache-control")).toBe("public, max-age=86400");
    expect(await colourOf(picture)).toEqual([255, 0, 0]);
    const before = await bytesOf("en.blog.first.png");
    expect(await sharp(before).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(await bytesOf("de.blog.first.png")).not.toEqual(before);
    await Promise.all(Array.from({ length: 5 }, () => get("de.blog.first.png")));
    expect(await kept()).toHaveLength(2);
    for (const wrong of [
      "de.pricing.png",
      "tr.blog.second.png",
      "first.png",
      "..png",
      "tr.png.png",
    ])
      expect([wrong, (await get(wrong)).status]).toEqual([wrong, 404]);

    const renamed = { ...drawn, text: drawn.text.replace('"A post (en)"', '"Its other name"') };
    await publishPosts(server, [renamed]);
    expect(await bytesOf("en.blog.first.png")).not.toEqual(before);
  });

  test("a link that was shared keeps its picture when its page moves, and under the names of earlier builds", async () => {
    const server = await startApi(engine, {}, { buildDir: buildWithDrawing() });
    const get = async (name: string) => {
      const answer = await fetch(`${server.url}/social/${name}`);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : answer.status;
    };
    const { name, text } = postFile("first", "A post");
    await publishPosts(server, [{ name, text }, pageFile("pricing", "/pricing")]);
    const moved = text.replace("slug: { tr: first,", "slug: { tr: moved,");
    await publishPosts(server, [{ name, text: moved }]);
    const picture = await get("tr.blog.moved.png");
    expect(picture).toBeInstanceOf(Buffer);
    expect(await get("tr.blog.first.png")).toEqual(picture);
    const pricing = await get("tr.pricing.png");
    expect(pricing).toBeInstanceOf(Buffer);
    expect(await get("pricing.tr.png")).toEqual(pricing);
    for (const wrong of ["first.tr.png", "pricing.fr.png", "blog.first.tr.png", "..tr.png"])
      expect([wrong, await get(wrong)]).toEqual([wrong, 404]);
  });

  test("any title is painted: letters that the font lacks are left out, and what is too long is cut", async () => {
    const server = await startApi(engine, {}, { buildDir: renderingBuild() });
    const titles = ["Донау 🎉", "Donaudampfschifffahrtsgesellschaft".repeat(3), "i ".repeat(50)];
    await publishPosts(
      server,
      titles.map((title, at) => postFile(`post-${at}`, title)),
    );
    for (const at of titles.keys())
      expect((await fetch(`${server.url}/social/tr.blog.post-${at}.png`)).status).toBe(200);
  });

  test("an uploaded picture stands in the drawing's place", async () => {
    const server = await startApi(engine, {}, { buildDir: buildWithDrawing() });
    const browser = await signedIn(server, await addColleague(server.store, "author"));
    const blue = sharp({ create: { width: 900, height: 600, channels: 3, background: "#00f" } });
    const body = new FormData();
    body.set("file", new Blob([new Uint8Array(await blue.png().toBuffer())]), "blue.png");
    const headers = { "x-xsrf-token": browser.cookies.get("XSRF-TOKEN") ?? "" };
    const upload = await browser.fetch("/api/admin/pictures", { method: "POST", headers, body });
    const { id } = await upload.json();
    const said = { id, alt: {}, decorative: true, focus: [50, 50] };
    await call(browser, "POST", "/api/admin/pictures/describe", said);
    const { name, text } = postFile("first");
    await publishPosts(server, [{ name, text: `${text}drawing: picture:${id}\n` }]);
    const [red = 0, , shade = 0] = await colourOf(
      await fetch(`${server.url}/social/tr.blog.first.png`),
    );
    expect([red < 30, shade > 220]).toEqual([true, true]);
  });
});
