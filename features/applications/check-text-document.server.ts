import type { CheckedFile, FileKind } from "./file-kinds.ts";
import { type ArchivedFile, readArchive } from "./read-archive.server.ts";

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const odt = "application/vnd.oasis.opendocument.text";

/** Macros, objects of other programs, controls: none of it belongs into a CV. */
const active =
  /vbaProject|vbaData|macros?\/|activeX|embeddings\/|oleObject|^Basic\/|^Scripts\/|^Object |\.(exe|dll|js|vbs|bin)$/i;
/** Only a link may lead outside: a template or a picture from there tells somebody that the document was opened. */
function loadsFromOutside(relations: string): boolean {
  let at = relations.indexOf(outside);
  while (at >= 0) {
    const end = relations.indexOf(">", at);
    const tag = relations.slice(relations.lastIndexOf(">", at) + 1, end < 0 ? undefined : end);
    if (!tag.includes("/hyperlink")) return true;
    at = end < 0 ? -1 : relations.indexOf(outside, end);
  }
  return false;
}
const outside = "External";

/** A Word or OpenDocument text, which both are archives. */
export async function checkTextDocument(bytes: Uint8Array): Promise<CheckedFile> {
  const files = await readArchive(bytes);
  if (files === undefined) return { wrong: "unsafe" };
  const kind = kindOf(files);
  if (kind === undefined) return { wrong: "wrong_type" };
  const isActive = files.some(({ name }) => active.test(name));
  const isLoading = files.some(
    ({ name, text }) => name.endsWith(".rels") && loadsFromOutside(text),
  );
  return isActive || isLoading ? { wrong: "unsafe" } : { mediaType: kind };
}

function kindOf(files: readonly ArchivedFile[]): FileKind | undefined {
  const textOf = (name: string) => files.find((file) => file.name === name)?.text;
  if (textOf("mimetype")?.trim() === odt) return odt;
  // A document with macros has a content type of its own.
  const types = textOf("[Content_Types].xml");
  return types?.includes(`ContentType="${docx}.main+xml"`) && !types.includes("macroEnabled")
    ? docx
    : undefined;
}
