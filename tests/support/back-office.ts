import { expect } from "vitest";
import type { RunningServer, StartOptions } from "#server/start-server.ts";
import { type EngineName, startApi } from "./api-server.ts";
import { addPerson, signedIn } from "./people.ts";
import { goodMessage, Visitor } from "./visitor.ts";

/** An administrator in the back office of a fresh server; paths below `/api/admin/`. */
export interface BackOffice {
  server: RunningServer;
  adminId: string;
  ask(path: string): Promise<Response>;
  /** The answer's JSON; anything but success fails the test. */
  read(path: string): Promise<Record<string, never> & { items: Record<string, unknown>[] }>;
  /** `key`: the same for each try of one thing. */
  change(path: string, body: object, key?: string): Promise<Response>;
  /** A reply; without a key of its own it is a new one. */
  reply(body: object, key?: string): Promise<Response>;
}

/** Starts a server and signs an administrator in. `changes`: settings that differ from the usual ones. */
export async function openBackOffice(
  engine: EngineName,
  changes: Record<string, string> = {},
  options: StartOptions = {},
): Promise<BackOffice> {
  const server = await startApi(engine, changes, options);
  const admin = await addPerson(server.store, { role: "Admin" });
  const browser = await signedIn(server, admin);
  const ask = (path: string) => browser.fetch(`/api/admin/${path}`);
  return {
    server,
    adminId: admin.id,
    ask,
    async read(path) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 200]);
      return answer.json();
    },
    change: (path, body, key) => browser.postJson(`/api/admin/${path}`, body, key ? { key } : {}),
    reply: (body, key = crypto.randomUUID()) =>
      browser.postJson("/api/admin/message/reply", body, { key }),
  };
}

/** A visitor's message; answers its reference. */
export async function sendTo({ url }: RunningServer, fields: object = {}): Promise<string> {
  const answer = await new Visitor(url).sendMessage({ ...goodMessage, ...fields });
  expect(answer.status).toBe(200);
  return (await answer.json()).reference;
}
