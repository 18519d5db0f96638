import type { Conflict } from "./call.ts";

/** The one map from what went wrong to what HTTP calls it. */
const problems = {
  malformed: [400, "The request is malformed"],
  wrong_credentials: [400, "Email or password is incorrect"],
  unauthorised: [401, "Unauthorised"],
  forbidden: [403, "The request was not sent from our page"],
  not_allowed: [403, "This account may not do that"],
  not_found: [404, "Nothing is found at this address"],
  method_not_allowed: [405, "This address does not know the method"],
  request_timeout: [408, "The request took too long"],
  conflict: [409, "The idempotency key was used with another body"],
  answered: [409, "Somebody else has answered meanwhile"],
  overtaken: [409, "Something else came in between"],
  last_administrator: [409, "Nobody would be left who may do everything"],
  prices_changed: [409, "The order costs something else now"],
  sold_out: [409, "Not so many are left"],
  step_not_allowed: [409, "The order cannot go there from where it is"],
  in_use: [409, "Something shows it still"],
  booked_before: [409, "The bank's booking is in the ledger already"],
  booked_alike: [409, "The same sum was booked for the order a few days ago"],
  shop_closed: [409, "No orders are taken yet"],
  gone: [410, "The link has expired"],
  binned: [410, "It is in the bin"],
  too_large: [413, "The body is too large"],
  unsupported_type: [415, "The body's type is not supported"],
  expectation_failed: [417, "The expectation cannot be met"],
  invalid: [422, "Some fields are refused"],
  limited: [429, "Too many requests"],
  headers_too_large: [431, "The headers are too large"],
  failed: [500, "The server failed"],
  unavailable: [503, "The server cannot answer now"],
  unknown: [504, "The database did not say whether it was stored"],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ProblemCode = keyof typeof problems;
/** Field → codes; the pages hold the words for each code. */
export type FieldErrors = Record<string, string[]>;

export interface ProblemDetails extends Conflict {
  detail?: string;
  errors?: FieldErrors;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  /** Methods that the address knows. */
  allow?: string;
  /** Said once more for signing in (docs/specification.md, Errors): `error.message`. */
  error?: { message: string };
}

/** The one error that a handler throws when it refuses; becomes RFC 9457 problem details. */
export class Problem extends Error {
  override name = "Problem";
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(problems[code][1]);
    this.code = code;
    this.status = problems[code][0];
    this.details = details;
  }

  /** Headers and JSON body of the answer. */
  toAnswer(): { status: number; headers: Record<string, string>; body: string } {
    const { detail, errors, error, retryAfter, allow, ...conflict } = this.details;
    return {
      status: this.status,
      headers: {
        "content-type": "application/problem+json",
        "cache-control": "no-store",
        ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
        ...(allow === undefined ? {} : { allow }),
      },
      body: JSON.stringify({
        title: this.message,
        status: this.status,
        code: this.code,
        detail,
        errors,
        error,
        ...conflict,
      }),
    };
  }

  toResponse(): Response {
    const { status, headers, body } = this.toAnswer();
    return new Response(body, { status, headers });
  }
}

/** What was found. @throws Problem `not_found` */
export function found<Thing>(thing: Thing | undefined | false): Thing {
  if (thing === undefined || thing === false) throw new Problem("not_found");
  return thing;
}
