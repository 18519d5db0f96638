import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/store/open-database.server.ts";
import { createStore } from "#platform/store/store.server.ts";
import { migrate } from "#server/database/migrate.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { endJob } from "./held-jobs.server.ts";
import { queueJob } from "./jobs.server.ts";
import { createPublishWorker } from "./publish-worker.server.ts";

const say = () => {};

async function openStore() {
  const database = await openDatabase({ dataDir: temporaryFolder() });
  await migrate(database.db);
  return createStore(database);
}

test("a site is ready the moment its first release is shown, whatever else is being published", async () => {
  const store = await openStore();
  const underWay = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  let [taken, release] = [0, 0];
  const worker = createPublishWorker({
    ...{ store, holder: "test", now: Date.now, log: { info: say, warn: say, error: say } },
    prepare: async () => undefined,
    publisher: {
      catchUp: async () => false,
      async run({ id }) {
        taken += 1;
        if (taken > 1) {
          underWay.resolve();
          await end.promise;
        }
        await endJob(store, id, { pages: 1 }, Date.now());
        return { pages: 1 };
      },
    },
    live: {
      release: () => release,
      async follow() {
        release = taken;
      },
    },
  });
  onTestFinished(async () => {
    end.resolve();
    await worker.stop();
    await store.close();
  });
  for (const _ of ["the first", "another"]) await queueJob(store, "publish", [], Date.now());
  await worker.begin();
  expect(worker.whyNotReady()).toBe("Pages are being rendered.");
  void worker.look();
  await underWay.promise;
  expect(worker.whyNotReady()).toBeUndefined();
});

test("while a new build renders what is live, it says so", async () => {
  const store = await openStore();
  const [underWay, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let release = 0;
  const worker = createPublishWorker({
    ...{ store, holder: "test", now: Date.now, log: { info: say, warn: say, error: say } },
    prepare: async () => undefined,
    publisher: {
      async catchUp() {
        underWay.resolve();
        await end.promise;
        release = 1;
        return true;
      },
      run: async () => ({ pages: 0 }),
    },
    live: { release: () => release, follow: async () => undefined },
  });
  onTestFinished(async () => {
    await worker.stop();
    await store.close();
  });
  expect(worker.whyNotReady()).toBe("What is published has not been looked for yet.");
  const round = worker.look();
  await underWay.promise;
  expect(worker.whyNotReady()).toBe("Pages are being rendered.");
  end.resolve();
  await round;
  expect(worker.whyNotReady()).toBeUndefined();
});

test("what fails at each look, as while the database is gone, is told once and not every two seconds", async () => {
  const store = await openStore();
  const told: string[] = [];
  const error = (about: object) => told.push((about as { err: Error }).err.message);
  let why: string | undefined = "gone";
  const worker = createPublishWorker({
    ...{ store, holder: "test", now: Date.now, log: { info: say, warn: say, error } },
    prepare: async () => undefined,
    publisher: { catchUp: async () => false, run: async () => ({ pages: 0 }) },
    live: {
      release: () => 0,
      async follow() {
        if (why !== undefined) throw new Error(why);
      },
    },
  });
  onTestFinished(async () => {
    await worker.stop();
    await store.close();
  });
  for (why of ["gone", "gone", "gone", "no password", "no password", undefined, "no password"])
    await worker.look();
  expect(told).toEqual(["gone", "no password", "no password"]);
});
