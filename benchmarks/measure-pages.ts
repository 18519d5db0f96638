import { languages } from "../platform/language/languages.ts";
import { localizedPath } from "../platform/language/localized-path.ts";
import { launchBrowser } from "../tests/support/browser.ts";
import { measuredPaths } from "./measured-paths.ts";
import { startServerProcess } from "./start-server-process.ts";
import type { Table } from "./write-report.ts";

type Kind = "Document" | "Script" | "Stylesheet" | "Font" | "Image" | "Fetch";
const kinds: Kind[] = ["Document", "Script", "Stylesheet", "Font", "Image", "Fetch"];

/** A visitor's phone; nothing is scrolled or touched. */
const viewport = { width: 412, height: 823 };

/** Bytes on the wire of a first visit, by kind, without scrolling: bodies (brotli) and, in all, with headers. */
export async function measurePages(): Promise<Table> {
  const server = await startServerProcess();
  const browser = await launchBrowser();
  const rows: string[][] = [];
  for (const { code } of languages) {
    for (const path of measuredPaths()) {
      rows.push(await visit(localizedPath(path, code)));
    }
  }
  await browser.close();
  await server.stop();
  return {
    title: "Bytes of a first visit (bodies as sent, without scrolling)",
    head: ["page", ...kinds, "in all", "with headers", "second visit", "requests", "elements"],
    rows,
  };

  async function visit(path: string): Promise<string[]> {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    const loaded = new Map<string, { kind: string; headers: number; all: number }>();
    cdp.on("Network.responseReceived", ({ requestId, type, response }) => {
      loaded.set(requestId, { kind: type, headers: response.encodedDataLength, all: 0 });
    });
    cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const entry = loaded.get(requestId);
      if (entry) entry.all = encodedDataLength;
    });
    await page.goto(`http://localhost:${server.port}${path}`, { waitUntil: "networkidle" });
    const first = [...loaded.values()];
    const elements = await page.evaluate(() => document.querySelectorAll("*").length);
    loaded.clear();
    await page.reload({ waitUntil: "networkidle" });
    const again = [...loaded.values()].reduce((sum, { all }) => sum + all, 0);
    await context.close();
    const bodies = (kind?: Kind) =>
      first
        .filter((entry) => !kind || entry.kind === kind)
        .reduce((sum, { all, headers }) => sum + Math.max(0, all - headers), 0);
    return [
      `\`${path}\``,
      ...kinds.map((kind) => kilobytes(bodies(kind))),
      kilobytes(bodies()),
      kilobytes(first.reduce((sum, { all }) => sum + all, 0)),
      kilobytes(again),
      String(first.length),
      String(elements),
    ];
  }
}

/** KB of 1,000 bytes. */
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
