import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { engines } from "../support/api-server.ts";
import { faults, rss, serve, startFeedServer } from "../support/feed-server.ts";
import { addPerson, call, signedIn } from "../support/people.ts";
import type { ServerProcess } from "../support/start-process.ts";
import { Visitor } from "../support/visitor.ts";
import { record } from "./fault-table.ts";
import { beside } from "./look-after.ts";
import { startSending } from "./send-messages.ts";
import { conclude, setStage } from "./stage.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** Sets the clock of the machine, as the server sees it, so far from ours. */
async function setClock({ process }: ServerProcess, moved: number): Promise<void> {
  process.send({ clock: moved });
  await once(process, "message");
}

/** Ahead and back, so that the last one is behind where it began. */
const jumps = [3 * hour, -3 * hour, 2 * day, 0, -2 * day, 5 * hour, -7 * day];

describe.each(engines)("a clock that jumps on $engine", ({ engine }) => {
  test("under load: nothing is lost, held back, sent twice or taken for spam", async () => {
    const stage = await setStage(engine);
    const server = await stage.start({}, { movableClock: true });
    const load = startSending(() => server.url);
    for (const jump of jumps) {
      await load.untilMore(10);
      await setClock(server, jump);
    }
    await load.untilMore(10);
    await conclude(stage, load, {
      case: `clock set ahead and back (${jumps.length} times, up to 7 days), ${engine}`,
      rounds: jumps.length,
      note: `${load.failures()} tries asked for a new token`,
    });
    const spam = await beside(stage.environment, ({ read }) =>
      read.selectFrom("contact_message").select("id").where("spam", "=", 1).execute(),
    );
    expect(spam).toEqual([]);
  });

  test("limits, sessions, readiness and feeds go on", async () => {
    const feeds = await startFeedServer({ "/feed": faults.status(500) });
    const stage = await setStage(engine, {
      NEWS_ALLOW_PRIVATE: "1",
      NEWS_FEED_TR: `${feeds.origin}/feed`,
    });
    const admin = await beside(stage.environment, (store) => addPerson(store, { role: "Admin" }));
    const server = await stage.start({}, { movableClock: true });
    const ready = async () => (await fetch(`${server.url}/readyz`)).status;

    const visitor = new Visitor(server.url);
    for (let i = 0; i < 5; i++) expect((await visitor.sendMessage()).status).toBe(200);
    expect((await visitor.sendMessage()).status).toBe(429);
    const desk = await signedIn(server, admin);
    const isSignedIn = async () => (await (await desk.openSession()).json()).isLoggedIn;
    expect(await ready()).toBe(200);

    await setClock(server, -day);
    // From before the jump: neither the token nor the count is believed, and the visitor is not kept out for a day.
    expect((await visitor.sendMessage()).status).toBe(403);
    await visitor.openSession();
    expect((await visitor.sendMessage()).status).toBe(200);
    expect(await isSignedIn()).toBe(true);
    expect(await ready()).toBe(200);
    feeds.routes.set("/feed", serve(rss([{ title: "News", link: "https://example.org/1" }])));
    expect((await call(desk, "POST", "/api/admin/news/refresh", { language: "tr" })).status).toBe(
      200,
    );
    expect(await itemsOf(server)).toBe(1);

    await setClock(server, 2 * day);
    expect(await isSignedIn()).toBe(false);
    expect((await signedIn(server, admin)).cookies.size).toBeGreaterThan(0);
    await visitor.openSession();
    expect((await visitor.sendMessage()).status).toBe(200);
    expect(await ready()).toBe(200);
    expect(await itemsOf(server)).toBe(1);
    await feeds.close();
    record({
      case: `clock set back a day and ahead two: limits, sessions, feeds, ${engine}`,
      rounds: 2,
    });
  });
});

async function itemsOf({ url }: ServerProcess): Promise<number> {
  const answer = await fetch(`${url}/api/v1/Site/News?language=tr`);
  return (await answer.json()).items.length;
}
