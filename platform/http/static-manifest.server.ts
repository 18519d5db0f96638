/**
 * What the build left in `build/client`, written as `build/static-manifest.json` by the build and read by
 * the server at its start. Every file stands there as it is, and where it shrinks as `<file>.br` and
 * `<file>.gz` beside it.
 */
export interface StaticManifest {
  /** SITE_ORIGIN of the build: canonical addresses and the sitemap carry it. */
  origin: string;
  /** Which build it is: entries are rendered for it, and a page of another one loads itself anew. */
  build?: string;
  files: StaticFile[];
}

export interface StaticFile {
  /** The address that answers with it: `/contact`, `/assets/i18n/en.json`, `/favicon.svg`. */
  path: string;
  /** Below `build/client`: `contact/index.html`. */
  file: string;
  type: string;
  /** Bytes of the uncompressed file. */
  size: number;
  /** SHA-256 of the uncompressed file, base64url, first 22 characters: the ETag. */
  hash: string;
  encodings: ("br" | "gzip")[];
  /**
   * `immutable`: the address carries a hash. `revalidate`: asked again each time, by ETag.
   * `none`: a screen of the back office, kept nowhere.
   */
  cache: "immutable" | "revalidate" | "none";
  /** Of a page: 404 for the error pages, else 200. */
  status: 200 | 404;
  /** Of a page: what stands in it, for its content security policy. */
  inline?: InlineHashes;
  /** Of a page: it may hold frames of our own site (the mailbox and the editor of the back office). */
  frames?: true;
  /** Of a page: it may stand in a frame of our own site (the preview of the editor). */
  framed?: true;
}

/** `sha256-…` of each script and each style that stands in a page itself. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}
