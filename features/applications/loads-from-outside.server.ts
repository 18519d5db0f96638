import { Parser } from "htmlparser2";

/**
 * Whether the relations of a Word file load anything from elsewhere: a template or a picture from there tells somebody
 * that the document was opened. Only a link may lead outside. What cannot be read as such a file counts as loading:
 * Word reads encodings that are not looked into here. ECMA-376, part 2, 9.3 (Relationships).
 */
export function loadsFromOutside(relations: string): boolean {
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
