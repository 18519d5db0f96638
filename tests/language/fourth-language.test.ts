import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { endProcess, siteSettings, spawnNode, whenReady } from "../support/spawn-server.ts";
import { runNode } from "../support/start-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { goodMessage, Visitor } from "../support/visitor.ts";
import { addLanguage, invented } from "./add-language.ts";

test("a row and its files are a language: types, checks, build, pages, search and mails", async () => {
  const folder = temporaryFolder();
  addLanguage(path.resolve("."), folder);
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: "utf8",
      env: { PATH: process.env.PATH },
    });
    expect([args.join(" "), status, status === 0 ? "" : stdout + stderr]).toEqual([
      args.join(" "),
      0,
      "",
    ]);
  };
  run("scripts/test.ts", "typegen", "types", "content", "messages");
  run("scripts/build.ts");

  const settings = { ...siteSettings, NEWS_FEED_XQ: "", DATA_DIR: temporaryFolder() };
  const child = spawnNode(["server/main.js"], settings, { cwd: folder });
  onTestFinished(() => void child.kill("SIGKILL"));
  const { url } = await whenReady(child);
  // Entries are rendered when the server starts: until then their addresses answer 503.
  await expect
    .poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 240_000 })
    .toBe(200);
  const read = async (address: string) => {
    const answer = await fetch(url + address);
    expect([address, answer.status]).toEqual([address, 200]);
    return answer.text();
  };
  const home = await read("/xq");
  expect(home).toContain('<html lang="xq"');
  expect(home).toContain(`hrefLang="${invented.code}"`);
  expect(await read("/de/contact")).toContain('href="/xq/contact"');
  expect(await read("/sitemap.xml")).toContain("/xq/contact</loc>");
  expect(await read("/xq/privacy")).toContain("<h2");
  const messages = /\/assets\/i18n\/xq\.json[^"]*/.exec(home)?.[0] ?? "";
  expect(await read(messages)).toContain("layout");
  const lost = await fetch(`${url}/xq/nowhere`);
  expect([lost.status, await lost.text()]).toEqual([404, expect.stringContaining('lang="xq"')]);
  const news = await read("/api/v1/Site/News?language=xq");
  expect(JSON.parse(news)).toMatchObject({ items: [] });

  const sent = await new Visitor(url).sendMessage({ ...goodMessage, Language: "xq" });
  expect(sent.status).toBe(200);
  const { reference } = await sent.json();
  const mail = await runNode(["scripts/mail.ts", reference], settings, { cwd: folder });
  expect(mail.output).toContain("We have your message");
  expect(await endProcess(child, "SIGTERM")).toBe(0);
});
