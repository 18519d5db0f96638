import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { engines, freshEnvironment, startApiWith } from "../support/api-server.ts";
import { freePort } from "../support/free-port.ts";
import { postFile, publishPosts, undo } from "../support/posts.ts";
import { renderingBuild } from "../support/rendering-build.ts";

const secret = "a secret of at least 32 characters";
const origin = "http://localhost:3000";

interface Delivery {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let end: (() => void) | undefined;
afterEach(() => end?.());

/** Somebody who is told; `status` is what it answers. */
async function startReceiver(port: number) {
  const received: Delivery[] = [];
  const receiver = { received, status: 204 };
  const server = createServer(async (incoming, outgoing) => {
    received.push({ headers: incoming.headers, body: await buffer(incoming) });
    outgoing.writeHead(receiver.status).end();
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  end = () => {
    server.closeAllConnections();
    server.close();
  };
  return receiver;
}

const read = (delivery: Delivery | undefined) => JSON.parse(delivery?.body.toString() ?? "{}");

describe.each(engines)("the web hook ($engine)", ({ engine }) => {
  test("is told in one signed delivery what has changed since it answered last, however long it was down", async () => {
    const port = await freePort();
    const environment = await freshEnvironment(engine, {
      PUBLISH_HOOK_URL: `http://127.0.0.1:${port}/purge`,
      PUBLISH_HOOK_SECRET: secret,
    });
    let passed = 0;
    const options = { buildDir: renderingBuild(), now: () => Date.now() + passed };
    const before = await startApiWith(environment, options);
    /** A look at what keeps it from being told; the time until all processes show a release passes meanwhile. */
    const problem = async () => {
      passed += 5_000;
      const pointer = before.store.read.selectFrom("release_pointer").select("told_problem");
      return (await pointer.executeTakeFirst())?.told_problem;
    };

    // Nobody is there: publishing does not wait for them.
    await publishPosts(before, [postFile("first")]);
    await expect.poll(problem).toMatch(/ECONNREFUSED/);

    const receiver = await startReceiver(port);
    receiver.status = 503;
    passed += 3_600_000;
    await expect.poll(problem).toMatch(/status 503/);
    await before.stop();

    // What it was not told yet is told by the process after it.
    receiver.status = 204;
    receiver.received.length = 0;
    const server = await startApiWith(environment, options);
    passed += 3_600_000;
    const arrived = async (release: number) => {
      const newest = () => {
        passed += 5_000;
        return read(receiver.received.at(-1)).release;
      };
      await expect.poll(newest).toBe(release);
      return receiver.received.at(-1);
    };
    const first = await arrived(1);
    expect(read(first)).toMatchObject({ event: "published", origin, everything: true });
    expect(first?.headers["x-delivery-id"]).toBe(read(first).id);
    const hash = createHmac("sha256", secret)
      .update(first?.body ?? "")
      .digest("hex");
    expect(first?.headers["x-hub-signature-256"]).toBe(`sha256=${hash}`);

    const moved = postFile("first").text.replace("slug: { tr: first,", "slug: { tr: moved,");
    await publishPosts(server, [{ name: "post/first.yaml", text: moved }, postFile("second")]);
    const second = read(await arrived(2));
    expect(second.everything).toBe(false);
    expect(second.added).toEqual(
      expect.arrayContaining([`${origin}/blog/moved`, `${origin}/de/blog/second.data`]),
    );
    // The build has a sitemap of its own; the former address leads on.
    expect(second.changed).toEqual(
      expect.arrayContaining([`${origin}/sitemap.xml`, `${origin}/blog/first`]),
    );
    expect(second.removed).toEqual([`${origin}/blog/first.data`]);

    await undo(server);
    const third = read(await arrived(3));
    expect(third.removed).toEqual(
      expect.arrayContaining([`${origin}/blog/moved.data`, `${origin}/en/blog/second`]),
    );
    expect(third.added).toEqual([`${origin}/blog/first.data`]);
    expect(receiver.received).toHaveLength(3);
  });
});
