import { type FlatFields, gatherFields } from "./flat-fields.server.ts";
import { Problem } from "./problem.server.ts";
import { receiveBytes } from "./receive-bytes.server.ts";

/** A file as it came: `name` is what the sender calls it, and says nothing about what it is. */
export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
}

/** `isTooLarge`: the file was longer than allowed, and only the fields before it were read. */
export interface Upload extends FlatFields {
  file?: UploadedFile;
  isTooLarge: boolean;
}

interface Expected {
  /** Control of the one file; the last of its form, so that the texts are read also where the file is too large. */
  control: string;
  /** Bytes of the file. */
  most: number;
}

/** Bytes that the texts and what stands between the parts may take beside the file. */
const texts = 160 * 1024;
/** A file that is too large is still answered with the page and what was typed, up to so many times the size. */
const patience = 4;
/** Parts; many times what a form has. Each costs the parser more than its bytes. */
const mostParts = 100;

const boundaryOf = (type: string) =>
  /^multipart\/form-data;\s*boundary="?([\w'()+,\-./:=?]{1,70})"?$/i.exec(type.trim())?.[1];

/**
 * Reads `multipart/form-data` with at most one file.
 * @throws Problem `unsupported_type`, `too_large` or `malformed`
 */
export async function readUpload(request: Request, expected: Expected): Promise<Upload> {
  const type = request.headers.get("content-type") ?? "";
  const boundary = boundaryOf(type);
  if (!boundary || request.headers.has("content-encoding"))
    throw new Problem("unsupported_type", { detail: "Send multipart/form-data, not compressed." });
  const { bytes, isTooLarge } = await receiveBytes(request, expected.most + texts, patience);
  const whole = isTooLarge ? beforeFile(bytes, boundary, expected.control) : bytes;
  refuseManyParts(whole, boundary);
  const form = await parse(whole, type);
  const given = form.get(expected.control);
  const isFile = typeof given === "object" && given !== null;
  const file = isFile && given.size > 0 ? given : undefined;
  const others = [...form].filter(
    ([name, value]) => !(name === expected.control && typeof value === "object"),
  );
  const flat = gatherFields(
    others.map(
      ([name, value]) =>
        [name, typeof value === "string" ? value.replaceAll("\r\n", "\n") : value] as const,
    ),
  );
  const isLonger = file !== undefined && file.size > expected.most;
  if (!file || isLonger) return { ...flat, isTooLarge: isTooLarge || isLonger };
  const content = new Uint8Array(await file.arrayBuffer());
  return { ...flat, file: { name: file.name, bytes: content }, isTooLarge };
}

/** The parts in front of the file, as a body of its own. */
function beforeFile(bytes: Buffer, boundary: string, control: string): Buffer {
  const header = bytes.indexOf(`name="${control}"; filename=`);
  const end = header < 0 ? -1 : bytes.lastIndexOf(`--${boundary}`, header);
  if (end < 0) throw new Problem("too_large", { detail: "The fields are too long." });
  return Buffer.concat([bytes.subarray(0, end), Buffer.from(`--${boundary}--\r\n`)]);
}

function refuseManyParts(bytes: Buffer, boundary: string): void {
  const delimiter = `--${boundary}`;
  let parts = 0;
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at + 1)) {
    parts += 1;
    if (parts > mostParts)
      throw new Problem("malformed", { detail: `At most ${mostParts} parts are read.` });
  }
}

async function parse(bytes: Uint8Array, type: string): Promise<FormData> {
  try {
    return await new Response(bytes as BodyInit, { headers: { "content-type": type } }).formData();
  } catch {
    throw new Problem("malformed", { detail: "The body is no multipart/form-data." });
  }
}
