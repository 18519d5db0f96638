export interface ByteRange {
  /** First and last byte, both included. */
  start: number;
  end: number;
}

/**
 * What a Range header asks of a file: one range, `unsatisfiable`, or undefined where the whole file is the right
 * answer (another unit, rubbish, or several ranges, which RFC 9110, 14.2 lets a server ignore).
 */
export function byteRange(header: string, size: number): ByteRange | "unsatisfiable" | undefined {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header);
  if (!match) return undefined;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Number(last);
    if (length === 0 || size === 0) return "unsatisfiable";
    return { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return undefined;
  if (start >= size) return "unsatisfiable";
  return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
