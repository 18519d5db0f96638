import type { Encoding } from "#platform/http/choose-encoding.server.ts";
import { securityHeaders } from "#platform/http/security-headers.server.ts";
import {
  headersOfVariant,
  type ReadyFile,
  type Variant,
} from "#platform/http/static-site.server.ts";
import { type LanguageCode, languageOf } from "#platform/language/languages.ts";
import { newsAddress, newsLimits } from "./news-address.ts";
import type { ReadyAnswer } from "./read-news.server.ts";
import type { NewsService } from "./refresh-news.server.ts";

const encodings: readonly Encoding[] = ["br", "gzip", "identity"];
/** A browser asks again after a minute, and then mostly hears that nothing has changed. */
const cacheControl = "public, max-age=60";

interface NewsQuery {
  language: LanguageCode;
  limit: number;
}

/** What a query asks for; a language that we do not speak means Turkish. Undefined: its limit is none. */
function readNewsQuery(query: string): NewsQuery | undefined {
  const parameters = new URLSearchParams(query);
  const language = languageOf(parameters.get("language")).code;
  const written = parameters.get("limit");
  if (written === null) return { language, limit: newsLimits.default };
  const limit = /^\d{1,3}$/.test(written) ? Number(written) : 0;
  return limit >= 1 && limit <= newsLimits.max ? { language, limit } : undefined;
}

/** Finds the news as if they were a file. */
export function createNewsFiles(news: Pick<NewsService, "answer">) {
  const files = new WeakMap<ReadyAnswer, ReadyFile>();

  /** @param query as it stands in the address, `?` included; @returns undefined where its limit is wrong */
  return function find(query: string): ReadyFile | undefined {
    const asked = readNewsQuery(query);
    if (!asked) return undefined;
    const answer = news.answer(asked.language, asked.limit);
    let file = files.get(answer);
    if (!file) {
      file = fileOf(answer);
      files.set(answer, file);
    }
    return file;
  };
}

function fileOf({ bodies, etag }: ReadyAnswer): ReadyFile {
  return {
    file: {
      path: newsAddress,
      file: "",
      type: "application/json",
      size: bodies.identity.length,
      hash: etag,
      encodings: ["br", "gzip"],
      cache: "revalidate",
      status: 200,
    },
    variants: new Map(encodings.map((encoding) => [encoding, variantOf(encoding, bodies, etag)])),
    encodings,
  };
}

function variantOf(encoding: Encoding, bodies: ReadyAnswer["bodies"], etag: string): Variant {
  const bytes = bodies[encoding];
  const headers = Object.entries({
    "content-type": "application/json",
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    vary: "accept-encoding",
    etag,
    "cache-control": cacheControl,
    ...securityHeaders(false),
  }).flat();
  return {
    encoding,
    etag,
    ...headersOfVariant(headers, bytes.length),
    size: bytes.length,
    bytes,
    diskPath: "",
  };
}
