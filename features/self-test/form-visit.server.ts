import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { messageCalls } from "#features/messages/calls.ts";
import { makeSelfTestMark, selfTestHeader } from "#platform/submissions/self-test-mark.server.ts";

const formCall: keyof typeof messageCalls = "POST /api/v1/Site/ContactForm/Create";
const [method = "", formAddress = ""] = formCall.split(" ");
/** One answer may take so long, ms. */
const patience = 15_000;

interface Visit {
  /** Where the site is asked: its own public address, or a way around the proxy. */
  url: string;
  sign: (text: string) => string;
  now: () => number;
  userAgent: string;
}

/** A visitor of our own form, who knows nothing but its address and does what the page's script does. */
export function createFormVisit({ url, sign, now, userAgent }: Visit) {
  const cookies = new Map<string, string>();

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(new URL(path, url), {
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
      ...init,
      headers: { "user-agent": userAgent, ...(cookie ? { cookie } : {}), ...init.headers },
    }).catch((error: Error) => {
      const { cause } = error as { cause?: { code?: string; message?: string } };
      throw new Error(`${path}: no answer (${cause?.code ?? cause?.message ?? error.message})`);
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    if (!response.ok) throw new Error(`${path}: answered ${response.status}`);
    return response;
  }

  return {
    /** The page with the form. @throws where it is not there */
    async openPage(): Promise<void> {
      const html = await (await ask("/contact")).text();
      if (!html.includes('data-form="contact"')) throw new Error("/contact: there is no form");
    },

    /** Asks for the token and waits as long as a person takes to write. */
    async openSession(): Promise<void> {
      const response = await ask("/api/session");
      if (!cookies.has("XSRF-TOKEN")) throw new Error("/api/session: gave no token");
      const readyIn = Number(response.headers.get("x-token-ready-in") ?? 0);
      await pause(readyIn * 1000 + 50);
    },

    /** Sends the form. Gives the reference number. */
    async send(fields: Record<string, string>): Promise<string> {
      const key = randomUUID();
      const response = await ask(formAddress, {
        method,
        headers: {
          "content-type": "application/json",
          "x-xsrf-token": cookies.get("XSRF-TOKEN") ?? "",
          "idempotency-key": key,
          [selfTestHeader]: makeSelfTestMark(key, now(), sign),
        },
        body: JSON.stringify(fields),
      });
      const { reference } = (await response.json()) as { reference?: string };
      if (!reference) throw new Error(`${formAddress}: gave no reference`);
      return reference;
    },
  };
}
