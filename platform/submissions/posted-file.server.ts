import type { RequestContext } from "#platform/http/context.server.ts";
import type { FlatFields } from "#platform/http/flat-fields.server.ts";
import { readUpload, type UploadedFile } from "#platform/http/read-upload.server.ts";
import type { BodyKind } from "#platform/http/request-body.server.ts";
import { type FileToReceive, type FormToReceive, toApiNames } from "./form-to-receive.server.ts";
import type { ReceivedFile } from "./receive-submission.server.ts";

/** What was sent, under the names of the API. */
export interface PostedFields extends FlatFields {
  /** As it came. */
  file?: UploadedFile;
  /** The same, once it was looked into and let in. */
  upload?: ReceivedFile;
}

/** Both send a file in the same way; only the page's script shows a token. */
export const uploadKind = (c: RequestContext): BodyKind =>
  c.req.header("x-xsrf-token") === undefined ? "form" : "json";

/** The texts of a form, and its file as it came. */
export async function readPostedFile<Fields>(
  request: Request,
  { controls, hidden }: FormToReceive<Fields>,
  expected: FileToReceive,
): Promise<PostedFields> {
  const { file, isTooLarge, ...flat } = await readUpload(request, expected);
  const posted = toApiNames(flat, { ...controls, ...hidden });
  if (isTooLarge) return refuseFile(posted, expected, "too_large");
  return file ? { ...posted, file } : refuseFile(posted, expected, "required");
}

/** Its error is told together with those of the texts. */
export async function lookInto(
  expected: FileToReceive,
  posted: PostedFields,
): Promise<PostedFields> {
  const { file } = posted;
  if (!file) return posted;
  const looked = await expected.check(file.bytes);
  if ("wrong" in looked) return refuseFile(posted, expected, looked.wrong);
  return { ...posted, upload: { ...file, ...looked } };
}

const refuseFile = (posted: PostedFields, { field }: FileToReceive, code: string) => ({
  ...posted,
  errors: { ...posted.errors, [field]: [code] },
});
