import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { StaticFile } from "../../platform/http/static-manifest.server.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /^(text\/|application\/(json|xml|manifest)|image\/(svg|x-icon))/;

/** Writes `<file>.br` and `<file>.gz` at full strength where they are smaller; tells which were written. */
export async function compressFile(
  target: string,
  content: Buffer,
  type: string,
): Promise<StaticFile["encodings"]> {
  if (!compressible.test(type)) return [];
  const [small, zipped] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    zip(content, { level: 9 }),
  ]);
  const written: StaticFile["encodings"] = [];
  if (small.length < content.length) {
    await writeFile(`${target}.br`, small);
    written.push("br");
  }
  if (zipped.length < content.length) {
    await writeFile(`${target}.gz`, zipped);
    written.push("gzip");
  }
  return written;
}
