import type { GoLiveCheck } from "./go-live/go-live-check.ts";
import type { Calls } from "./http/call.ts";
import type { RequestContext, SignedIn } from "./http/context.server.ts";
import type { FindFill } from "./http/fill-page.server.ts";
import type { Guard } from "./http/guard.server.ts";
import type { RateLimits } from "./http/rate-limits.server.ts";
import type { ReadyAnswer } from "./http/ready-answer.server.ts";
import type { ServedCall } from "./http/serve-calls.server.ts";
import type { ReadPage, StaticSite } from "./http/static-site.server.ts";
import type { FeatureLog } from "./log/log.server.ts";
import type { Outbox } from "./outbox/create-outbox.server.ts";
import type { MailKinds } from "./outbox/mail-kinds.ts";
import type { NewMail } from "./outbox/queue-mail.server.ts";
import type { SampleMailParts } from "./outbox/sample-mails.ts";
import type { TableData } from "./personal-data/table-data.ts";
import type { Sign } from "./session/signature.server.ts";
import type { Store } from "./store/store.server.ts";
import type { ReceiveForm } from "./submissions/receive-form.server.ts";

/**
 * What one feature lets others ask of it, by the feature's name. Each adds its own line beside its code
 * (`declare module`); all are optional, so that the site runs without any one of them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it
export interface Ports {}

/** What the platform hands to every feature; a feature asks for no more. */
export interface Platform<Settings> {
  settings: Settings;
  store: Store;
  log: FeatureLog;
  /** Milliseconds. */
  now: () => number;
  /** Signs a text with the site's secret. */
  sign: Sign;
  limits: RateLimits;
  /** For handlers that let requests in by themselves (`admits: "itself"`), and for what changes who is signed in. */
  guard: Guard;
  outbox: Outbox;
  /** Call it after each commit that left mail in the outbox. */
  onMail: () => void;
  /** Answers the call of a form that anybody may send. */
  receiveForm: ReceiveForm;
  /** A built page, by its path with the language; undefined where there is none, as in development. */
  readPage(path: string): Promise<ReadPage | undefined>;
  /** Of the features before this one in the list. */
  ports: Partial<Ports>;
  /** Who is signed in, as the feature that knows people says; nobody where there is none. */
  identity: Identity;
}

export interface Identity {
  /** Who asks; undefined for a visitor without a session that stands. */
  recognize(c: RequestContext): Promise<SignedIn | undefined>;
  /** From now on the session's token is dead. */
  endSession(by: SignedIn): Promise<unknown>;
}

/** `query` with its question mark; `address`: who asks, found out only where that matters. */
export type FindReady = (
  path: string,
  query: string,
  address: () => string,
) => ReadyAnswer | undefined;

/** A feature at work. */
export interface RunningFeature {
  calls?: readonly ServedCall[];
  /** Of one feature at most. */
  identity?: Identity;
  /** Pages that it shows in front of those of the build. */
  pages?: StaticSite;
  /** Why the site should get no visitors yet; undefined: nothing stands in the way. */
  whyNotReady?(): string | undefined;
  /** What stands under the feature's name in `Ports`. */
  port?: Ports[keyof Ports];
  /** Answers from memory what need not reach the app; undefined for everything else. */
  findReady?: FindReady;
  /** What it puts into built pages, by the page's address without its language. */
  fills?: Readonly<Record<string, FindFill>>;
  /** What it puts into whatever page a query is asked of. */
  fillByQuery?: FindFill;
  /** Begins what runs by itself; `url`: where this process listens. */
  start?(url: string): void;
  /** Ends it; what is under way is ended first. */
  stop?(): Promise<void> | void;
  /** Removes what nothing depends on any more; called once an hour. */
  tidy?(): Promise<void>;
}

/** One capability: what it brings, and how it is set to work. A line in server/features.ts, and nothing else. */
export interface Feature<Settings = unknown> {
  name: string;
  /** Its calls, as both sides read them. */
  calls?: Calls;
  /** Every table and column it keeps, and what of it is about a person. */
  data?: readonly TableData[];
  /** What it sends. */
  mailKinds?: MailKinds;
  /** Its mails as somebody who does not exist would get them, for whoever writes their words. */
  sampleMails?(parts: SampleMailParts, settings: Settings): NewMail[];
  /** What of it has to be in order before the site is shown to the public. */
  goLive?: readonly GoLiveCheck<Settings>[];
  create(platform: Platform<Settings>): RunningFeature | Promise<RunningFeature>;
}
