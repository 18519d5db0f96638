import type { RequestContext } from "#platform/http/context.server.ts";
import { languageOfRequest } from "#platform/http/preferred-language.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { everyPost, minute, type RateLimit } from "#platform/http/rate-limits.server.ts";
import { bodyKind, readFields } from "#platform/http/request-body.server.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { type AcceptingParts, acceptSubmission } from "./accept-submission.server.ts";
import { type FileToReceive, type FormToReceive, toApiNames } from "./form-to-receive.server.ts";
import type { Answer } from "./hand-on.server.ts";
import { lookInto, type PostedFields, readPostedFile, uploadKind } from "./posted-file.server.ts";
import type { Receipt } from "./receipt-schema.ts";
import { type RefusalParts, refuseForm } from "./refuse-form.server.ts";
import { createUploadRoom } from "./upload-room.server.ts";

type Parts = RefusalParts & AcceptingParts;

/** The answer to the page's script. */
type Received<Promised> = Receipt & Partial<Promised>;

/** Answers one form's call: JSON from the page's script, or posted by the browser itself. */
export type ReceiveForm = <Fields, Promised extends object>(
  form: FormToReceive<Fields, Promised>,
) => (request: { c: RequestContext }) => Promise<Response | Received<Promised>>;

/** Beside what a form allows, which counts only what it takes in. */
const looks = {
  name: "looksIntoFiles",
  points: 20,
  seconds: minute,
  reason: "no reading of texts takes the processor as long, and a person chooses a file or two",
} as const satisfies RateLimit;

/** What takes forms in; each submission is one transaction, durable when it is answered. */
export function createReceiveForm(parts: Parts): ReceiveForm {
  const { guard, limits } = parts;
  const room = createUploadRoom();
  const inRoom = <Result>(c: RequestContext, work: () => Promise<Result>) =>
    room.during(guard.limitKey(c), work);
  const countPost = (c: RequestContext) => limits.take([everyPost], guard.limitKey(c));
  const look = async (c: RequestContext, file: FileToReceive, posted: PostedFields) => {
    if (posted.file) await limits.take([looks], guard.limitKey(c));
    return lookInto(file, posted);
  };

  return (form) =>
    async ({ c }) => {
      const { file } = form;
      const kind = file ? uploadKind(c) : bodyKind(c.req.raw.headers);
      if (kind === "json") {
        await countPost(c);
        const { tooFast } = guard.admitPost(c, kind);
        const posted = file
          ? await inRoom(c, async () => look(c, file, await readPostedFile(c.req.raw, form, file)))
          : await readFields(c.req.raw, kind);
        const { status, body } = await acceptSubmission(c, form, parts, { kind, posted, tooFast });
        if (parts.apiHost && !file) return c.json(body as object, status as 200);
        return body as never;
      }
      let posted: PostedFields = { fields: {}, errors: {} };
      const receive = async () => {
        // Read first: whatever is refused, the visitor gets back what was typed.
        posted = file
          ? await readPostedFile(c.req.raw, form, file)
          : toApiNames(await readFields(c.req.raw, kind), { ...form.controls, ...form.hidden });
        await countPost(c);
        const { tooFast } = guard.admitPost(c, kind);
        if (file) posted = await look(c, file, posted);
        return tooFast;
      };
      try {
        // Nobody else's page makes us receive a file.
        if (file) guard.admitPost(c, kind);
        const tooFast = await (file ? inRoom(c, receive) : receive());
        const reference = referenceOf(
          await acceptSubmission(c, form, parts, { kind, posted, tooFast }),
        );
        const thanks = localizedPath(form.thanks, languageOfRequest(c, posted.fields.Language));
        return c.redirect(`${thanks}?reference=${encodeURIComponent(reference)}`, 303);
      } catch (error) {
        return refuseForm(c, form, parts, posted.fields, error, posted.file !== undefined);
      }
    };
}

/** What the thank-you page shows. @throws Problem where the API server at API_HOST did not accept */
function referenceOf({ status, body }: Answer): string {
  if (status >= 400 || body === null) throw new Problem("unavailable");
  const reference = (body as { reference?: unknown }).reference;
  return typeof reference === "string" ? reference : "";
}
