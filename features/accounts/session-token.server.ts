import { jwtVerify, SignJWT } from "jose";
import * as v from "valibot";
import type { User } from "./auth-tables.server.ts";
import { sessionLifetime } from "./user-sessions.server.ts";

/** The one algorithm: a token that names another, or none, is refused whatever it says. */
const algorithm = "HS256";

/** What tokens are made and checked with. */
export interface TokenParts {
  /** 256 bits that sign nothing else. */
  key: Uint8Array;
  /** Of the site: issuer and audience, so that a token of another site with the same secret opens nothing here. */
  origin: string;
}

/** A JWT with the claims of docs/specification.md (Things); instants in milliseconds. */
export function makeSessionToken(
  user: Pick<User, "id" | "email" | "first_name" | "last_name" | "role">,
  session: { id: string; created_at: number; expires_at: number },
  { key, origin }: TokenParts,
): Promise<string> {
  const seconds = (instant: number) => Math.floor(instant / 1000);
  return new SignJWT({
    GivenName: user.first_name,
    Surname: user.last_name,
    Email: user.email,
    Role: user.role,
  })
    .setProtectedHeader({ alg: algorithm, typ: "JWT" })
    .setIssuer(origin)
    .setAudience(origin)
    .setSubject(user.id)
    .setJti(session.id)
    .setIssuedAt(seconds(session.created_at))
    .setExpirationTime(seconds(session.expires_at))
    .sign(key);
}

const name = v.pipe(v.string(), v.nonEmpty());
/** Seconds since 1970, up to the year 9999. */
const instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(253_402_300_799));

/** What our own tokens say, besides what `jwtVerify` compares; instants are checked there only as far as numbers go. */
const claims = v.pipe(
  v.object({ sub: name, jti: name, iat: instant, exp: instant, nbf: v.optional(instant) }),
  v.check(({ iat, exp }) => exp > iat && (exp - iat) * 1000 <= sessionLifetime),
);

/** HMAC-SHA-256 as base64url: 43 letters, of which the last can be only every fourth. Decoding would forgive more. */
const spelling = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/;

/**
 * Whose token it is and of which session; undefined for a token that we did not make or that has expired. Whether
 * the session still stands, and what its user may do, is the store's word and not the token's.
 */
export async function readSessionToken(
  token: string,
  now: number,
  { key, origin }: TokenParts,
): Promise<{ userId: string; sessionId: string } | undefined> {
  if (!spelling.test(token)) return undefined;
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      typ: "JWT",
      issuer: origin,
      audience: origin,
      requiredClaims: ["sub", "jti", "iat", "exp"],
      currentDate: new Date(now),
    });
    const { sub, jti, iat } = v.parse(claims, payload);
    // A clock that was set back signs nobody out; a day ahead is no clock of ours.
    if (iat * 1000 > now + sessionLifetime) return undefined;
    return { userId: sub, sessionId: jti };
  } catch {
    return undefined;
  }
}
