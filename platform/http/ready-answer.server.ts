import type { Encoding } from "./choose-encoding.server.ts";
import type { Problem } from "./problem.server.ts";
import { securityHeaders } from "./security-headers.server.ts";

/** An answer that was made beforehand, in each encoding in which it can be sent. */
export interface ReadyAnswer {
  status: number;
  variants: ReadonlyMap<Encoding, Variant>;
  encodings: readonly Encoding[];
}

/** An answer in one encoding, with the headers that never change written beforehand. */
export interface Variant {
  etag: string;
  /** Name, value, name, value…: the form that `writeHead` sends without work. */
  headers: string[];
  /** The same with the length of the whole body: what nearly every answer carries. */
  headersOfWhole: string[];
  /** Of a 304: those of the body are left out. */
  headersOfUnchanged: string[];
  size: number;
  /** A small body's bytes as letters: Node sends a text in one piece with its headers, which is a tenth cheaper. */
  text?: string | undefined;
  /** Undefined: not in memory, read from where it lies. */
  bytes: Buffer | undefined;
  /** A place on the disk, or a way to all of it. */
  from: string | (() => Promise<Buffer>);
}

/** Bytes. A larger body is cheaper as a piece of its own. */
const longestText = 1_000;
const bodyHeaders = ["content-type", "content-encoding"];

/** The headers of each kind of answer, from those that all of them have. */
export function headersOfVariant(headers: string[], size: number) {
  return {
    headers,
    headersOfWhole: [...headers, "content-length", String(size)],
    headersOfUnchanged: dropHeaders(headers, bodyHeaders),
  };
}

/** A flat list of headers without the named ones. */
export function dropHeaders(headers: string[], names: readonly string[]): string[] {
  return headers.filter((_, index) => !names.includes(headers[index - (index % 2)] ?? ""));
}

interface Making {
  status: number;
  /** Those that every encoding has; security headers are added. */
  headers: Record<string, string>;
  etag?: string;
  bodies: Partial<Record<Encoding, Buffer>>;
}

/** An answer whose bodies stay in memory. */
export function readyAnswer({ status, headers, etag = "", bodies }: Making): ReadyAnswer {
  const encodings = Object.keys(bodies) as Encoding[];
  const variants = Object.entries(bodies).map(([encoding, bytes]): [Encoding, Variant] => {
    const own = Object.entries({
      ...headers,
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      ...(encodings.length > 1 ? { vary: "accept-encoding" } : {}),
      ...(etag && { etag }),
      ...securityHeaders(false),
    }).flat();
    const { length: size } = bytes;
    const text = size > longestText ? undefined : bytes.toString("latin1");
    return [
      encoding as Encoding,
      { etag, ...headersOfVariant(own, size), size, text, bytes, from: "" },
    ];
  });
  return { status, variants: new Map(variants), encodings };
}

/** A refusal that whoever asks too often gets as cheaply as an answer. */
export function readyRefusal(problem: Problem): ReadyAnswer {
  const { status, headers, body } = problem.toAnswer();
  return readyAnswer({ status, headers, bodies: { identity: Buffer.from(body) } });
}
