import { createInflateRaw, inflateRawSync } from "node:zlib";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";

export interface ArchivedFile {
  name: string;
  /** What it says, of those that are read (`isRead`); empty of the others. */
  text: string;
}

/** A document of text has some dozens, with many pictures some hundreds. */
const mostFiles = 1_000;
/** Letters of a file's name, with its folders. */
const longestName = 1_000;
/** Bytes of everything unpacked: a text with its pictures, six times what the archive may weigh. */
const mostUnpacked = 60 * 1024 * 1024;
/** Bytes of all that are read, together: ten thousand links. */
const mostRead = 2 * 1024 * 1024;
/** Bytes of a packed file and of what is in it, which is unpacked at once: to ask another thread takes longer. */
const little = { packed: 1024, unpacked: 64 * 1024 };
/** Bytes that come at a time of the others, so that most of the work is done beside this thread. */
const piece = 256 * 1024;

/** What tells the kind of a document, and what it loads. */
const isRead = ({ fileName }: Entry) =>
  /^mimetype$|^\[Content_Types\]\.xml$|\.rels$/.test(fileName);

/**
 * Unpacks a ZIP in memory and forgets nearly all of it: whatever its table of contents claims, no more than is allowed
 * is unpacked. Undefined for one that is broken, encrypted, too large inside, or whose names lead out of it.
 */
export async function readArchive(bytes: Uint8Array): Promise<ArchivedFile[] | undefined> {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const archive = await fromBufferPromise(whole, { lazyEntries: true, strictFileNames: true });
    const entries = await readContents(archive);
    if (!isModest(entries, whole.byteLength)) return undefined;
    const files: ArchivedFile[] = [];
    for (const entry of entries) files.push(await readEntry(archive, entry, whole));
    return files;
  } catch {
    return undefined;
  }
}

async function readContents(archive: ZipFile): Promise<Entry[]> {
  if (archive.entryCount > mostFiles) throw new Error("there are too many files in it");
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName.length > longestName) throw new Error("a name is too long");
    entries.push(entry);
  }
  return entries;
}

/** What the table of contents claims, before anything is unpacked; `unpack` holds each file to it. */
function isModest(entries: readonly Entry[], packed: number): boolean {
  const sum = (some: readonly Entry[], size: "compressedSize" | "uncompressedSize") =>
    some.reduce((all, entry) => all + entry[size], 0);
  return (
    // Files that lie one upon the other would be unpacked again and again.
    sum(entries, "compressedSize") <= packed &&
    sum(entries, "uncompressedSize") <= mostUnpacked &&
    sum(entries.filter(isRead), "uncompressedSize") <= mostRead
  );
}

async function readEntry(archive: ZipFile, entry: Entry, whole: Buffer): Promise<ArchivedFile> {
  if (!entry.canDecodeFileData()) throw new Error(`${entry.fileName} is encrypted or packed oddly`);
  const { fileDataStart } = await archive.readLocalFileHeaderPromise(entry, { minimal: true });
  const packed = whole.subarray(fileDataStart, fileDataStart + entry.compressedSize);
  const size = entry.uncompressedSize;
  const isKept = isRead(entry);
  const text = entry.compressionMethod === 0 ? packed : await unpack(packed, size, isKept);
  return { name: entry.fileName, text: isKept ? text.toString("utf8") : "" };
}

/**
 * What is in it; empty where that is not kept.
 * @throws where there is more or less in it than its table of contents says
 */
async function unpack(packed: Buffer, claimed: number, isKept: boolean): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const one of unpackInPieces(packed, claimed)) {
    size += one.byteLength;
    if (size > claimed) break;
    if (isKept) pieces.push(one);
  }
  if (size !== claimed) throw new Error("a file is as long as its table of contents does not say");
  return Buffer.concat(pieces);
}

const unpackInPieces = (
  packed: Buffer,
  claimed: number,
): Iterable<Buffer> | AsyncIterable<Buffer> =>
  claimed <= little.unpacked && packed.byteLength <= little.packed
    ? [inflateRawSync(packed, { maxOutputLength: Math.max(claimed, 1) })]
    : createInflateRaw({ chunkSize: piece }).end(packed);
