import type { Platform } from "#platform/feature.server.ts";
import type { RequestContext } from "#platform/http/context.server.ts";
import type { FlatFields } from "#platform/http/flat-fields.server.ts";
import { parseJson } from "#platform/http/parse-json.server.ts";
import { languageOfRequest } from "#platform/http/preferred-language.server.ts";
import { type FieldErrors, Problem } from "#platform/http/problem.server.ts";
import { day, everyPost, minute, type Reservation } from "#platform/http/rate-limits.server.ts";
import { checked } from "#platform/http/read-call.server.ts";
import { bodyKind, readFields, readText } from "#platform/http/request-body.server.ts";
import { isLanguageCode, type LanguageCode } from "#platform/language/languages.ts";
import { toApiNames } from "#platform/submissions/form-to-receive.server.ts";
import { receiveSubmission } from "#platform/submissions/receive-submission.server.ts";
import { submissionKey } from "#platform/submissions/submission-key.server.ts";
import { type OrderForm, orderControls, orderSchema } from "../order-fields.ts";
import { makeOrderKey, orderPath } from "../order-link.server.ts";
import { firstState } from "../rules/order-states.ts";
import { bodyOf } from "./body-of-form.ts";
import { type PlacedOrder, type PlacingParts, placeOrder } from "./place-order.server.ts";
import { checkoutForm, refuseOrder } from "./refuse-order.server.ts";

const visitorLimits = [
  {
    name: "orderMinute",
    points: 5,
    seconds: minute,
    reason: "each order holds stock and writes to somebody",
  },
  {
    name: "orderDay",
    points: 30,
    seconds: day,
    reason: "an office behind one address still gets through",
  },
] as const;

type Parts = PlacingParts &
  Pick<
    Platform<unknown>,
    | "store"
    | "sign"
    | "now"
    | "limits"
    | "guard"
    | "log"
    | "readPage"
    | "onMail"
    | "identity"
    | "ports"
  >;

/** Answers the call that takes an order: as JSON from the page's script, or posted by the browser itself. */
export function receiveOrder(parts: Parts) {
  const { guard, limits, sign } = parts;
  const countPost = (c: RequestContext) => limits.take([everyPost], guard.limitKey(c));
  const keyOf = ({ reference }: PlacedOrder) => makeOrderKey(reference, "page", sign);

  return async ({ c }: { c: RequestContext }) => {
    const kind = bodyKind(c.req.raw.headers);
    if (kind === "json") {
      await countPost(c);
      guard.admitPost(c, kind);
      const body = parseJson(await readText(c.req.raw));
      const { order, language } = await accept(c, parts, body);
      const { reference, total, currency } = order;
      const page = orderPath(keyOf(order), language);
      return { reference, total, currency, state: firstState, page };
    }
    let posted: FlatFields = { fields: {}, errors: {} };
    try {
      // Read first: whatever is refused, the buyer gets back what was typed.
      posted = toApiNames(await readFields(c.req.raw, kind), orderControls);
      await countPost(c);
      guard.admitPost(c, kind);
      if (Object.keys(posted.errors).length > 0)
        throw new Problem("invalid", { errors: posted.errors });
      const { order, language } = await accept(c, parts, bodyOf(posted.fields), "form");
      return c.redirect(orderPath(keyOf(order), language), 303);
    } catch (error) {
      return refuseOrder(c, parts, posted.fields, error);
    }
  };
}

/** Checks what was sent and places the order, once for each key. @throws Problem */
async function accept(
  c: RequestContext,
  parts: Parts,
  body: unknown,
  kind: "json" | "form" = "json",
): Promise<{ order: PlacedOrder; language: LanguageCode }> {
  const { guard, limits, now, store, identity, ports } = parts;
  const ordered = checked(orderSchema, body) as OrderForm;
  const errors = wrongWith(ordered);
  if (errors) throw new Problem("invalid", { errors });
  const language = languageOfRequest(c, ordered.Language);
  const visitor = guard.limitKey(c);
  const text = JSON.stringify([ordered, language]);
  const idempotency = submissionKey(c, parts, { form: checkoutForm.name, kind, body: text });
  const by = await identity.recognize(c);
  let taken: Reservation | undefined;
  // Asked before the transaction, in which nothing else may be read; a retry of a stored order is answered all the same.
  const isClosed = (await ports["shop-opening"]?.isOpen()) === false;
  const admit = async () => {
    if (isClosed) throw new Problem("shop_closed");
    taken = await limits.take(visitorLimits, visitor);
  };
  try {
    const placing = { form: ordered, language, userId: by?.user.id };
    const { outcome } = await receiveSubmission(
      store,
      { idempotency, admit },
      (trx, at) => placeOrder(trx, placing, parts, at),
      now,
    );
    parts.onMail();
    if (outcome.kind === "conflict") throw new Problem("conflict");
    const order = await store.read
      .selectFrom("shop_order")
      .select(["reference", "total", "currency"])
      .where("reference", "=", outcome.reference)
      .executeTakeFirstOrThrow();
    return { order, language };
  } catch (error) {
    await taken?.giveBack();
    throw error;
  }
}

/** What the schema does not say. */
function wrongWith({ Language, Website }: OrderForm): FieldErrors | undefined {
  // An order is never thrown away in silence: whoever filled in what nobody sees is told.
  if (Website !== "") return { Website: ["not_allowed"] };
  return Language === "" || isLanguageCode(Language)
    ? undefined
    : { Language: ["unknown_language"] };
}
