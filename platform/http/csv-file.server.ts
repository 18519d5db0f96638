import { ReadableStream } from "node:stream/web";
import type { Context } from "hono";
import type { Env } from "./context.server.ts";

/** A table as a file that is written while it is read. What fails before the first line is still refused properly. */
export async function csvFile(
  c: Context<Env>,
  name: string,
  lines: AsyncGenerator<string>,
): Promise<Response> {
  const first = await lines.next();
  const encoder = new TextEncoder();
  async function* bytes() {
    if (!first.done) yield encoder.encode(first.value);
    for await (const text of lines) yield encoder.encode(text);
  }
  return c.body(ReadableStream.from(bytes()) as BodyInit as never, 200, {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${name}.csv"`,
  });
}
