import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";

export interface ArchivedFile {
  name: string;
  /** What it says, of those that are read (`isRead`); empty of the others. */
  text: string;
}

/** A document of text has some dozens. */
const mostFiles = 2_000;
/** Bytes of everything unpacked: a text with its pictures, six times what the archive may weigh. */
const mostUnpacked = 60 * 1024 * 1024;
/** Of one that is read. */
const mostRead = 1024 * 1024;

/** What tells the kind of a document, and what it loads. */
const isRead = (name: string) => /^mimetype$|^\[Content_Types\]\.xml$|\.rels$/.test(name);

/**
 * Unpacks a ZIP in memory and forgets nearly all of it: whatever its table of contents claims, no more than is allowed
 * is unpacked. Undefined for one that is broken, encrypted, too large inside, or whose names lead out of it.
 */
export async function readArchive(bytes: Uint8Array): Promise<ArchivedFile[] | undefined> {
  try {
    const archive = await fromBufferPromise(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      { lazyEntries: true, strictFileNames: true },
    );
    return archive.entryCount > mostFiles ? undefined : await readAll(archive);
  } catch {
    return undefined;
  }
}

async function readAll(archive: ZipFile): Promise<ArchivedFile[] | undefined> {
  const files: ArchivedFile[] = [];
  let left = mostUnpacked;
  for await (const entry of archive.eachEntry()) {
    const name = entry.fileName;
    if (entry.isEncrypted() || entry.uncompressedSize > left) return undefined;
    const { size, text } = await unpack(archive, entry, isRead(name) ? mostRead : undefined);
    left -= size;
    files.push({ name, text });
  }
  return files;
}

/**
 * Its size, and its text where that is wanted.
 * @throws when there is more in it than its table of contents says (`validateEntrySize` of yauzl), or than is read
 */
async function unpack(archive: ZipFile, entry: Entry, mostKept: number | undefined) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    size += chunk.byteLength;
    if (mostKept === undefined) continue;
    if (size > mostKept) throw new Error(`${entry.fileName} is longer than it may be`);
    chunks.push(chunk);
  }
  return { size, text: Buffer.concat(chunks).toString("utf8") };
}
