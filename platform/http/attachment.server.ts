import type { RequestContext } from "./context.server.ts";

/**
 * A stored file, which a browser saves and never shows: what it is and does is its reader's program's business.
 * @param name letters, digits, dots and dashes
 * @param ownName what its sender calls it, which may be anything (RFC 8187)
 */
export const attachment = (
  c: RequestContext,
  name: string,
  bytes: Uint8Array,
  ownName = name,
): Response =>
  c.body(bytes as never, 200, {
    "content-type": "application/octet-stream",
    "content-disposition":
      ownName === name
        ? `attachment; filename="${name}"`
        : `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(ownName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
  });
