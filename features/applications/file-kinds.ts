/** What is taken, by content: media type → the ending of its name. */
export const fileKinds = {
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/vnd.oasis.opendocument.text": "odt",
} as const;

export type FileKind = keyof typeof fileKinds;

/** What a file is, or why it is not taken; the page has a sentence for each reason (`forms.errors.file`). */
export type CheckedFile = { mediaType: FileKind } | { wrong: "wrong_type" | "unsafe" };
