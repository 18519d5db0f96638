import { expect, test } from "vitest";
import { rawRequest } from "../support/raw-request.ts";
import { startAbusedSite } from "./abused-site.ts";

const get = (target: string, headers = "") =>
  `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;
const post = (target: string, type: string, body: string, headers = "") =>
  `POST ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${type}\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`;
const form = "application/x-www-form-urlencoded";
const blanks = " ".repeat(7_000);

/** Texts at which a pattern that goes back and forth would think for long, each where the server reads one. */
const requests: Record<string, string> = {
  "a path of slashes": get(`${"/".repeat(15_000)}a`),
  "a Turkish path of slashes": get(`/tr${"/".repeat(15_000)}a`),
  "a path of segments": get(`/tr${"/a".repeat(7_000)}!`),
  "a query of questions": get(`/contact/thanks?reference=${"AB-".repeat(4_000)}`),
  "an order of everything": get(`/contact?product=${"1030x9,".repeat(2_000)}`),
  "an order of one number": get(`/contact?product=${"1".repeat(15_000)}`),
  "a type of blanks": post("/api/login", `application/json; charset=${blanks}a${blanks}"x`, "{}"),
  "a list of types": post("/api/login", `application/json${";a=b".repeat(3_500)}`, "{}"),
  "a mail program's button, again and again": post(
    "/newsletter/unsubscribe?token=x",
    "multipart/form-data; boundary=x",
    "name=List-Unsubscribe\n".repeat(2_900),
  ),
  "a form of signs": post("/api/v1/Site/ContactForm/Create", form, "&=".repeat(30_000)),
  "an address that is nearly one": post(
    "/api/v1/Site/ContactEmail/Create",
    form,
    `email=a@${"a.".repeat(30_000)}`,
  ),
  "accepted encodings": get("/", `Accept-Encoding: ${"gzip;q=".repeat(2_000)}\r\n`),
  "accepted languages": get("/api/session", `Accept-Language: ${"a;q=".repeat(3_500)}\r\n`),
  "known tags": get("/", `If-None-Match: ${'"a",'.repeat(3_500)}\r\n`),
  "a range of blanks": get("/digits.bin", `Range: bytes=0-${blanks}${blanks}x\r\n`),
  cookies: get("/api/session", `Cookie: ${"a=b;".repeat(3_500)}\r\n`),
  "a cookie of quotes": get("/api/session", `Cookie: auth-session=${'"'.repeat(14_000)}\r\n`),
  "a chain of proxies": get("/api/session", `X-Forwarded-For: ${"1:".repeat(7_000)}\r\n`),
};

/** The fastest of so many counts: thinking for long is no hiccup of a busy machine. */
const rounds = 10;

async function fastest(url: string, bytes: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    const { status } = await rawRequest(url, bytes);
    times.push(performance.now() - begun);
    expect(status >= 500, bytes.slice(0, 80)).toBe(false);
  }
  return Math.min(...times);
}

test("no text makes the server think for long", async () => {
  const { url, complaints } = await startAbusedSite();
  const slow: string[] = [];
  for (const [name, bytes] of Object.entries(requests)) {
    // A machine that is busy is slow with everything: right beside it, what asks for no thought.
    const plain = await fastest(url, get("/healthz"));
    const time = await fastest(url, bytes);
    if (time > Math.max(25, 10 * plain))
      slow.push(`${name}: ${time.toFixed(1)} ms, a plain request ${plain.toFixed(1)}`);
  }
  expect(slow).toEqual([]);
  expect(complaints()).toEqual([]);
});
