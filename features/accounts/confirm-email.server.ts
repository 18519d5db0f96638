import type { InferOutput } from "valibot";
import type { Trx } from "#platform/store/store.server.ts";
import type { AccountParts } from "./account-parts.server.ts";
import type { authSchemas } from "./auth-schema.ts";
import type { User } from "./auth-tables.server.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { handOver, isNobodys } from "./hand-over.server.ts";
import { hashPassword } from "./hash-password.server.ts";
import {
  findLink,
  findUsedLink,
  type OneTimeLink,
  spendLink,
  voidLinks,
} from "./one-time-link.server.ts";
import { splitName } from "./split-name.ts";
import { changeUser, emailKey, findUser, findUserByEmail, moveUser } from "./users.server.ts";

/** What the owner of an address says where somebody else may have signed up with it. */
export type OwnDetails = InferOutput<(typeof authSchemas)["claim"]>;

/** What is stored of it. */
interface Details {
  passwordHash: string;
  firstName: string;
  lastName: string;
}

/** What became of a press. */
export type Confirmation = "confirmed" | "claimed" | "expired";

/**
 * The button behind the link of a sign-up or of a new address. A second press changes nothing and is no error.
 * `claimed`: somebody signed up with the address once more before it was confirmed, so that nobody can tell whose
 * password and name these are. Whoever has the link says both, and everything that was before ends.
 */
export function createConfirmEmail(parts: AccountParts) {
  const { store, now } = parts;

  return async function confirmEmail(token: string, own?: OwnDetails): Promise<Confirmation> {
    // Nobody makes us hash a password with an invented link.
    const isLink = own && (await findLink(store.read, token, purposes, now()));
    const passwordHash = own && isLink && (await hashPassword(own.password));
    const details = passwordHash ? { passwordHash, ...splitName(own.name) } : undefined;
    return store.write(async (trx) => {
      const at = now();
      const link = await findLink(trx, token, purposes, at);
      const known = link ?? (await findUsedLink(trx, token));
      const user = known && (await findUser(trx, known.user_id));
      if (!known || !user) return "expired";
      const isOwn = isSame(user.email, known.email);
      if (!link) return isOwn && user.email_confirmed_at !== null ? "confirmed" : "expired";
      return isOwn
        ? confirmOwn(trx, { user, token, details }, at, parts)
        : moveTo(trx, { user, token, link }, at, parts);
    });
  };
}

const purposes = ["confirm", "change-email"] as const;

/** Confirms the address that the account has. */
async function confirmOwn(
  trx: Trx,
  { user, token, details }: { user: User; token: string; details: Details | undefined },
  at: number,
  parts: AccountParts,
): Promise<Confirmation> {
  const isClaimed = user.claimed_at !== null && user.email_confirmed_at === null;
  if (isClaimed && !details) return "claimed";
  // A link that cannot act stays as it is; of two presses at once one acts.
  if (!(await spendLink(trx, token, purposes, at))) return "expired";
  if (isClaimed && details) await handOver(trx, user, details, at, parts);
  else {
    const email_confirmed_at = user.email_confirmed_at ?? at;
    await changeUser(trx, user.id, { email_confirmed_at });
  }
  return "confirmed";
}

/** Moves the account to the address that the link was mailed to, if that is still what its owner wants. */
async function moveTo(
  trx: Trx,
  { user, token, link }: { user: User; token: string; link: OneTimeLink },
  at: number,
  parts: AccountParts,
): Promise<Confirmation> {
  const isWanted = link.purpose === "change-email" && isSame(user.pending_email ?? "", link.email);
  const other = await findUserByEmail(trx, link.email);
  // An invitation stays: whoever reads the address's mail takes it by the link of its own mail.
  const isFree = !other || (await isNobodys(trx, other));
  if (!isWanted || !isFree || !(await spendLink(trx, token, purposes, at))) return "expired";
  // Somebody signed up with the address and never showed that it is theirs: it is this person's.
  if (other) await deleteAccount(trx, other, parts);
  if (!(await moveUser(trx, user.id, link.email, at))) return "expired";
  await voidLinks(trx, user.id, ["reset", "confirm"]);
  return "confirmed";
}
const isSame = (one: string, other: string) => emailKey(one) === emailKey(other);
