import { type CallOutcome, clientOf } from "#platform/session/call-client.ts";
import type { cartCalls, Wishes } from "../calls.ts";
import { useWishlist } from "../wishlist-store.ts";
import { afterAnswer, type Unsent } from "./browser-wishes.ts";
import { readUnsent, writeUnsent } from "./keep-unsent.ts";

const call = clientOf<typeof cartCalls>();

/** For how long an answer is new enough, where nothing has changed here, ms. */
const freshFor = 60_000;
/** What one call takes. */
const mostAtOnce = 500;

let underWay: Promise<CallOutcome<Wishes>> | undefined;
let answeredAt = Number.NEGATIVE_INFINITY;

/**
 * Brings this browser's wishes into the account of whoever is signed in, and shows the account's list. The first time
 * everything that stands here is new to the account; from then on what was changed here since. For browsers.
 */
export function bringWishes(): Promise<CallOutcome<Wishes>> {
  underWay ??= bring().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

const isSettled = ({ owner, add, remove }: Unsent) =>
  owner !== "" && add.length + remove.length === 0;

async function bring(): Promise<CallOutcome<Wishes>> {
  const { productIds } = useWishlist.getState();
  const sent = readUnsent() ?? { owner: "", add: productIds, remove: [] };
  if (isSettled(sent) && performance.now() - answeredAt < freshFor) {
    return { outcome: "done", answer: { owner: sent.owner, productIds: [...productIds] } };
  }
  writeUnsent(sent);
  const body = {
    owner: sent.owner,
    add: sent.add.slice(0, mostAtOnce),
    remove: sent.remove.slice(0, mostAtOnce),
  };
  const result = await call("POST /api/account/wishes", { body });
  if (result.outcome !== "done") return result;
  answeredAt = performance.now();
  const after = afterAnswer(readUnsent() ?? sent, { ...sent, ...body }, result.answer);
  writeUnsent(after.unsent);
  useWishlist.setState({ productIds: after.productIds });
  return isSettled(after.unsent) ? result : bring();
}
