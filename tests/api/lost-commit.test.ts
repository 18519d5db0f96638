import { randomUUID } from "node:crypto";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { engines, freshEnvironment, startApiWith } from "../support/api-server.ts";
import { goodMessage, Visitor } from "../support/visitor.ts";

/**
 * A line to PostgreSQL that breaks once, when a transaction that stores a message is committed.
 * @param when `before`: the commit never arrives; `after`: it is done, and its answer never arrives
 */
async function lineThatBreaks(to: URL, when: "before" | "after"): Promise<string> {
  let isBroken = false;
  const line = createServer((site) => {
    const database = connect(Number(to.port), to.hostname);
    let hasMessage = false;
    const cut = () => {
      site.destroy();
      database.destroy();
    };
    site.on("data", (sent) => {
      hasMessage ||= sent.includes('insert into "contact_message"');
      const breaks = !isBroken && hasMessage && sent.includes("commit\0");
      isBroken ||= breaks;
      if (breaks && when === "before") return cut();
      if (breaks) {
        database.removeAllListeners("data");
        database.once("data", cut);
      }
      database.write(sent);
    });
    database.on("data", (answer) => site.write(answer));
    for (const end of [site, database]) end.on("close", cut).on("error", cut);
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void line.close());
  const through = new URL(to);
  through.port = String((line.address() as AddressInfo).port);
  return through.href;
}

test.skipIf(engines.length < 2).each(["before", "after"] as const)(
  "PostgreSQL is lost %s it has committed: nobody says that nothing was stored, and sent again it is stored once",
  async (when) => {
    const environment = await freshEnvironment("PostgreSQL");
    const direct = new URL(environment.DATABASE_URL as string);
    environment.DATABASE_URL = await lineThatBreaks(direct, when);
    const { url, store } = await startApiWith(environment);
    const visitor = new Visitor(url);
    const key = randomUUID();
    const lost = await visitor.sendMessage(goodMessage, { key });
    expect(lost.status).toBe(504);
    expect(await lost.json()).toMatchObject({ code: "unknown" });
    const again = await visitor.sendMessage(goodMessage, { key });
    expect(again.status).toBe(200);
    const messages = await store.read.selectFrom("contact_message").select("reference").execute();
    expect(messages).toEqual([{ reference: (await again.json()).reference }]);
    expect(await store.read.selectFrom("mail").select("id").execute()).toHaveLength(2);
  },
);
