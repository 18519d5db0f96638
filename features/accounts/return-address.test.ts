import { expect, test } from "vitest";
import { checkReturnAddress } from "./return-address.ts";

const pages = ["/", "/en", "/contact", "/en/contact", "/account/security"];
const check = (address: string | null | undefined) =>
  checkReturnAddress(address, (path) => pages.includes(path));

test.each([
  "/",
  "/en",
  "/contact",
  "/en/contact",
  "/account/security?tab=2",
  "/contact?a=b&c=%2F%2Fevil.example#offices",
  "/contact?next=https://evil.example",
])("%s is kept", (address) => expect(check(address)).toBe(address));

test.each([
  ["/shop/../contact", "/contact"],
  ["/./en/contact", "/en/contact"],
])("%s is tidied to %s", (address, tidy) => expect(check(address)).toBe(tidy));

test.each([
  undefined,
  null,
  "",
  " ",
  "contact",
  "./contact",
  "?a",
  "#a",
  "/no/such/page",
  "/api/logout",
  "//evil.example",
  "//evil.example/contact",
  "///evil.example/contact",
  "////evil.example",
  "/\\evil.example/contact",
  "\\/evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "/\t/evil.example/contact",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  " /contact",
  "/contact ",
  "\u00a0//evil.example",
  "\u0000//evil.example",
  "/\u2028/evil.example",
  "/\u200b/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/./\\evil.example",
  "/%2F/evil.example",
  "/%2f%2fevil.example",
  "/%5Cevil.example",
  "/%5c%5cevil.example",
  "/%09/evil.example",
  "%2F%2Fevil.example",
  "/contact/..//evil.example",
  "/x/..//evil.example/contact",
  "/@evil.example",
  "//@evil.example",
  "//contact@evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https://evil.example",
  "https:///evil.example",
  "HTTPS://EVIL.EXAMPLE/contact",
  "http://localhost/contact",
  "https://here.invalid/contact",
  "//here.invalid/contact",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript://%0aalert(1)",
  "/javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "blob:https://evil.example/1",
  "file:///etc/passwd",
  "mailto:a@b.c",
  "ftp://evil.example",
  "//[::1]/contact",
  "//%65vil.example",
  "/\ud800",
  "／／evil.example",
  "/／evil.example",
  "/。evil.example",
  "//evil。example",
])("%j is refused", (address) => expect(check(address)).toBeUndefined());

test("wherever it leads, it leads to our own host", () => {
  const signs = [
    "/",
    "\\",
    ".",
    "..",
    "%2f",
    "%5c",
    "\t",
    "\n",
    "@",
    ":",
    "?",
    "#",
    "evil.example",
  ];
  const anywhere = (address: string) => checkReturnAddress(address, () => true);
  for (const a of signs)
    for (const b of signs)
      for (const c of signs)
        for (const d of signs) {
          const kept = anywhere(`/${a}${b}${c}${d}`);
          if (kept !== undefined) {
            expect(new URL(kept, "https://ours.example").host, kept).toBe("ours.example");
            expect(kept, kept).not.toMatch(/^\/[/\\]/);
          }
        }
});
