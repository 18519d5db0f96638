import type { Context } from "hono";
import { atLeast } from "#features/accounts/at-least.server.ts";
import { authSchemas } from "#features/accounts/auth-schema.ts";
import { isCommonPassword } from "#features/accounts/common-password.server.ts";
import type { Env } from "#platform/http/context.server.ts";
import { languageOfRequest } from "#platform/http/preferred-language.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { checkTexts } from "#platform/http/read-call.server.ts";
import { honeypotControl } from "#platform/submissions/honeypot-control.ts";
import { loginDelay } from "./login.ts";
import { type AppParts, limitKey } from "./parts.ts";
import { receiveJson } from "./receive-json.ts";

/** Signs up: the same answer after the same work for a new and for a taken address; the mail differs. */
export function receiveSignUp(parts: AppParts) {
  return async (c: Context<Env>): Promise<Response> => {
    const { services, limits } = parts;
    const { tooFast, ...posted } = await receiveJson(c, parts);
    const form = checkTexts(authSchemas.signUp, posted);
    refuseCommon({ password: form.password });
    const language = languageOfRequest(c, posted.fields.language);
    const spam = tooFast || (posted.fields[honeypotControl] ?? "") !== "";
    const askedBy = limitKey(parts, c.get("visitor"));
    const place = await limits.take(["signUp"], askedBy);
    try {
      const isMailed = !spam && (await mayMail(form.email, parts));
      const signUp = { ...form, language, spam: !isMailed, askedBy };
      await atLeast(loginDelay, () => services.accounts.signUp(signUp));
    } catch (error) {
      await place.giveBack();
      throw error;
    }
    return c.json({});
  };
}

/** The mails of a deleted account are gone, and with them their number: so sign-ups with an address count here, too. */
async function mayMail(
  email: string,
  { limits, services }: Pick<AppParts, "limits" | "services">,
): Promise<boolean> {
  try {
    await limits.take(["signUpMail"], services.sign(`sign-up:${email.toLowerCase()}`).slice(0, 22));
    return true;
  } catch (refused) {
    if (refused instanceof Problem && refused.code === "limited") return false;
    throw refused;
  }
}

/** @throws Problem `invalid` for a new password that everybody would guess */
export function refuseCommon(passwords: Record<string, string>): void {
  const common = Object.entries(passwords).filter(([, password]) => isCommonPassword(password));
  if (common.length === 0) return;
  const errors = Object.fromEntries(common.map(([field]) => [field, ["too_common"]]));
  throw new Problem("invalid", { errors });
}
