import type { MiddlewareHandler } from "hono";
import type { Env } from "./context.server.ts";
import type { InlineHashes } from "./static-manifest.server.ts";

/** Browser features that no page of ours uses; `clipboard-write` is: links are copied. Only names that Chromium knows everywhere: others are console warnings (bluetooth, web-share). */
const unusedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "clipboard-read",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

export interface Framing {
  /** The page may hold frames of our own site: the back office shows a mail, and the page that is being written. */
  frames?: true | undefined;
  /** It may stand in a frame of our own site: the preview of the editor, and no other page. */
  framed?: true | undefined;
  /**
   * It is looked at and does nothing: no script, no form, no window; nobody is told where it stands, and nobody finds it.
   * It keeps our origin, since its pictures, fonts and styles are for ourselves alone.
   */
  plain?: true | undefined;
}

const plainPolicy = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "sandbox allow-same-origin",
];
const plainHeaders = { "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" };

/**
 * `data:` for images alone: the toggles of the form controls are drawn by the style sheet. Nothing else is relaxed.
 */
function contentSecurityPolicy(inline: InlineHashes, { frames, framed, plain }: Framing): string {
  const ownAnd = (hashes: string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(" ");
  if (plain) return [...plainPolicy, `style-src ${ownAnd(inline.styles)}`].join("; ");
  return [
    "default-src 'none'",
    `script-src ${ownAnd(inline.scripts)}`,
    `style-src ${ownAnd(inline.styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(frames ? ["frame-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join("; ");
}

/** A year; without the subdomains, which are not ours to decide about. Sent on HTTPS alone: RFC 6797, 7.2. */
export const strictTransportSecurity = "max-age=31536000";

/** What is no page loads nothing and is shown in nothing; a picture or a style sheet may be opened by itself too. */
const filePolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Stands on every answer, errors and files included; what only documents heed is left to `pageHeaders`. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    "content-security-policy": filePolicy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(secure ? { "strict-transport-security": strictTransportSecurity } : {}),
  };
}

/**
 * Stands on every page.
 * @param inline what stands in the page itself
 */
export function pageHeaders(
  secure: boolean,
  inline: InlineHashes,
  framing: Framing = {},
): Record<string, string> {
  return {
    ...securityHeaders(secure),
    ...(framing.plain ? plainHeaders : {}),
    "content-security-policy": contentSecurityPolicy(inline, framing),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "permissions-policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
  };
}

/** Puts the headers on what a handler answers, its own policy excepted; and no cache keeps an answer of the API. */
export const protectEachAnswer: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  const headers = { ...securityHeaders(c.get("visitor").secure), "cache-control": "no-store" };
  for (const [name, value] of Object.entries(headers)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
};
