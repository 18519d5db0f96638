import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { Problem } from "#platform/http/problem.server.ts";
import { hashCost as cost } from "./password-work.server.ts";

const bytes = { salt: 16, hash: 32 };

/** So many at once, and so many more may wait: a flood of sign-ins must take neither all memory nor all threads. */
const atOnce = 2;
/** Milliseconds: before a person gives up, and long before an idle connection is cut, which would be no answer at all. */
const mayWait = { count: 30, time: 20_000 };

/** Hashes a password exactly as it came: `scrypt$131072$8$1$<salt>$<hash>`. @throws Problem `unavailable` where too many wait */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(bytes.salt);
  const hash = await derive(password, salt, cost);
  return write(salt, hash);
}

/**
 * Tells whether a password is the one behind a hash. For an account that does not exist give `undefined`: the work,
 * and so the time, is the same. @throws Problem `unavailable` where too many wait
 */
export async function verifyPassword(password: string, stored = ofNobody): Promise<boolean> {
  const [scheme, N, r, p, salt = "", hash = ""] = stored.split("$");
  const readable = scheme === "scrypt";
  const parameters = readable ? { N: Number(N), r: Number(r), p: Number(p) } : cost;
  const found = await derive(password, Buffer.from(salt, "base64url"), parameters);
  const expected = readable ? Buffer.from(hash, "base64url") : Buffer.alloc(0);
  return expected.length === found.length && timingSafeEqual(expected, found);
}

const write = (salt: Buffer, hash: Buffer) =>
  `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString("base64url")}$${hash.toString("base64url")}`;

/** A hash that no password has: its 32 bytes are drawn, not derived. */
const ofNobody = write(randomBytes(bytes.salt), randomBytes(bytes.hash));

let running = 0;
/** Whose turn it is next, the first first. */
const waiting = new Set<() => void>();
const tooMany = () => new Problem("unavailable", { retryAfter: 10 });

/** Waits for a place. @throws Problem `unavailable` where too many wait already, or nobody was done in time */
function queue(): Promise<void> {
  if (waiting.size >= mayWait.count) throw tooMany();
  return new Promise((resolve, reject) => {
    const goAway = setTimeout(() => {
      waiting.delete(begin);
      reject(tooMany());
    }, mayWait.time);
    function begin() {
      clearTimeout(goAway);
      waiting.delete(begin);
      resolve();
    }
    waiting.add(begin);
  });
}

async function derive(password: string, salt: Buffer, parameters: typeof cost): Promise<Buffer> {
  if (running < atOnce) running += 1;
  // Whoever is done hands on the place, so `running` stays.
  else await queue();
  // Twice what it takes: also of a hash that was made at another cost.
  const maxmem = 256 * parameters.N * parameters.r;
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      scrypt(password, salt, bytes.hash, { ...parameters, maxmem }, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  } finally {
    const [begin] = waiting;
    if (begin) begin();
    else running -= 1;
  }
}
