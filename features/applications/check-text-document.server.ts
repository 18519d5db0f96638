import { Parser } from "htmlparser2";
import type { CheckedFile, FileKind } from "./file-kinds.ts";
import { type ArchivedFile, readArchive } from "./read-archive.server.ts";

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const odt = "application/vnd.oasis.opendocument.text";

/** Macros, objects of other programs, controls: none of it belongs into a CV. */
const active =
  /vbaProject|vbaData|macros?\/|activeX|embeddings\/|oleObject|^Basic\/|^Scripts\/|^Object |\.(exe|dll|js|vbs|bin)$/i;

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

/**
 * Whether the relations of a Word file load anything from elsewhere: a template or a picture from there tells somebody
 * that the document was opened. Only a link may lead outside. What cannot be read as such a file counts as loading:
 * Word reads encodings that are not looked into here. ECMA-376, part 2, 9.3 (Relationships).
 */
function loadsFromOutside(relations: string): boolean {
  let isRead = false;
  let isLoading = false;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        isRead ||= /^(\w+:)?Relationships$/.test(name);
      },
      onopentag: (_, { TargetMode = "Internal", Type = "" }) => {
        isLoading ||= TargetMode.trim() !== "Internal" && !Type.trim().endsWith("/hyperlink");
      },
      // A document type may give every relation an attribute that is not written there.
      onprocessinginstruction: (name) => {
        isLoading ||= name.toLowerCase() === "!doctype";
      },
    },
    { xmlMode: true },
  );
  parser.end(relations);
  return isLoading || !isRead;
}
