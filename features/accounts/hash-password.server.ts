import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { Problem } from "#platform/http/problem.server.ts";
import { hashCost as cost } from "./password-work.server.ts";

const bytes = { salt: 16, hash: 32 };

/** So many at once, and so many more may wait: a flood of sign-ins must take neither all memory nor all threads. */
const atOnce = 2;
const mayWait = 30;

/** Hashes a password exactly as it came: `scrypt$131072$8$1$<salt>$<hash>`. @throws Problem `unavailable` where too many wait already */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(bytes.salt);
  const hash = await derive(password, salt, cost);
  return write(salt, hash);
}

/**
 * Tells whether a password is the one behind a hash. For an account that does not exist give `undefined`: the work,
 * and so the time, is the same. @throws Problem `unavailable` where too many wait already
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
const waiting: (() => void)[] = [];

async function derive(password: string, salt: Buffer, parameters: typeof cost): Promise<Buffer> {
  if (running < atOnce) running += 1;
  else {
    if (waiting.length >= mayWait) throw new Problem("unavailable", { retryAfter: 10 });
    // Whoever is done hands on the place, so `running` stays.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  // Twice what it takes: also of a hash that was made at another cost.
  const maxmem = 256 * parameters.N * parameters.r;
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      scrypt(password, salt, bytes.hash, { ...parameters, maxmem }, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
