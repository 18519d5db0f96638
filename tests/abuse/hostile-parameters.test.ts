import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { RunningServer } from "#server/start-server.ts";
import { engines, startApi } from "../support/api-server.ts";
import { type EveryCall, everyCall } from "../support/every-call.ts";
import { fakeBuild } from "../support/fake-build.ts";
import { addPerson, signedIn } from "../support/people.ts";
import { sellSeeds } from "../support/seeded-shop.ts";
import { nextAddress, type Visitor } from "../support/visitor.ts";
import { bodies, type Place, placesOf, spoil, takesBody } from "./good-bodies.ts";
import {
  breaksTexts,
  costlyCalls,
  hostileJson,
  hostileValues,
  parametersOf,
} from "./hostile-values.ts";

/** Requests under way at once. */
const atOnce = 12;
/** How long, ms, one of them may take on a machine that is busy with something else, and all of them. */
const patience = { each: 60_000, all: 3_600_000 };

interface Attempt {
  method: string;
  target: string;
  body?: string;
}

const encode = (value: string) => encodeURIComponent(value.toWellFormed());
const isRead = ({ method }: EveryCall) => method === "GET";
const fill = (path: string, value: string) =>
  path.replace(/:\w+(\{[^/]*\})?/, value).replace("*", value);
const withParameter = /[:*]/;

/** Every address of the server with every hostile value in every place that it reads. */
function attempts(): Attempt[] {
  const inPaths = everyCall
    .filter(({ path }) => withParameter.test(path))
    .flatMap(({ method, path }) =>
      hostileValues.map((value) => ({ method, target: fill(path, encode(value)), body: "{}" })),
    );
  const inQueries = everyCall.filter(isRead).flatMap((call) =>
    parametersOf(call).flatMap((name) =>
      hostileValues.map((value) => ({
        method: call.method,
        target: `${fill(call.path, "1")}?${encode(name)}=${encode(value)}`,
      })),
    ),
  );
  const inBodies = everyCall.filter(takesBody).flatMap(({ method, path }) => {
    const body = bodies[path] ?? {};
    const values = [...hostileValues, ...hostileJson];
    const breaking = values.filter(breaksTexts);
    const places: Place[] = [...placesOf(body), ["role"], ["__proto__"]];
    return places.flatMap((place) =>
      (costlyCalls.includes(path) || place.length > 1 ? breaking : values).map((value) => ({
        method,
        target: fill(path, "1"),
        body: JSON.stringify(spoil(body, place, value)),
      })),
    );
  });
  return [...inPaths, ...inQueries, ...inBodies];
}

async function send(visitor: Visitor, { method, target, body }: Attempt): Promise<Response> {
  const hasBody = method !== "GET" && body !== undefined;
  return visitor.fetch(target, {
    method,
    headers: {
      "x-forwarded-for": nextAddress(),
      "x-xsrf-token": visitor.cookies.get("XSRF-TOKEN") ?? "",
      "sec-fetch-site": "same-origin",
      ...(hasBody ? { "content-type": "application/json" } : {}),
    },
    body: hasBody ? body : undefined,
    signal: AbortSignal.timeout(patience.each),
  });
}

/** What came back of it that should not. */
async function faultOf(visitor: Visitor, attempt: Attempt): Promise<string | undefined> {
  const answer = await send(visitor, attempt);
  const text = await answer.text();
  // The small build cannot render what is published.
  if (answer.status === 503 && text.includes("There is no built site.")) return undefined;
  if (answer.status >= 500) return `${answer.status} ${text.slice(0, 120)}`;
  if (answer.headers.getSetCookie().some((cookie) => cookie.startsWith("evil")))
    return "a cookie of the attacker's";
  if (/node_modules|SQLITE|\bat .*\.ts:|root:x:/.test(text)) return "words of the inside";
  if (text.includes("<script>alert(1)") && answer.headers.get("content-type")?.includes("html"))
    return "a script of the attacker's";
  return undefined;
}

async function administratorOf(server: RunningServer): Promise<Visitor> {
  const person = await addPerson(server.store, { role: "Admin" });
  return signedIn(server, person);
}

test("of each call that changes something, the body to be spoilt is a good one", () => {
  const refused = everyCall.flatMap(({ method, path, body, texts }) => {
    const schema = body ?? texts;
    if (!schema || !(path in bodies)) return [];
    const { issues = [] } = v.safeParse(schema, bodies[path]);
    return issues.map((issue) => `${method} ${path}: ${v.getDotPath(issue)} ${issue.message}`);
  });
  expect(refused).toEqual([]);
});

describe.each(engines)("every parameter of every address on $engine", ({ engine }) => {
  test("a hostile value is refused or harmless", { timeout: patience.all }, async () => {
    const server = await startApi(engine, {}, { buildDir: fakeBuild() });
    await sellSeeds(server.store);
    const waiting = attempts();
    console.log(`${engine}: ${waiting.length} requests`);
    const faults: string[] = [];
    async function work(): Promise<void> {
      let visitor = await administratorOf(server);
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const fault = await faultOf(visitor, next).catch((error) => String(error));
        if (fault) faults.push(`${next.method} ${next.target.slice(0, 90)}: ${fault}`);
        // Whoever walks all addresses signs out, too.
        if (!visitor.cookies.get("auth-session")) visitor = await administratorOf(server);
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work));
    expect(faults).toEqual([]);
    expect("isAdmin" in {}).toBe(false);
  });
});
