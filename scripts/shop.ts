/**
 * `npm run shop -- status | confirm <part> | close <part>`: whether the shop takes orders. The parts are `seller` (the company's
 * facts), `bank` (the settings BANK_ACCOUNT_…) and `texts` (the entries of the kind `order-text`, by somebody who knows the law).
 */
import { isOpeningPart, openingParts } from "#features/shop-opening/find-missing.ts";
import { createShopOpening, type ShopOpening } from "#features/shop-opening/shop-opening.server.ts";
import { readSettings } from "#server/env.ts";
import { runCommand } from "./command.ts";
import { withStore } from "./content/with-store.ts";
import { stop } from "./stop.ts";

const usage = "npm run shop -- status";
const commands = `
  npm run shop -- status           tells what is confirmed and what is missing
  npm run shop -- confirm <part>   confirms a part as it is now: ${openingParts.join(", ")}
  npm run shop -- close <part>     takes a confirmation back: a public site takes no orders then`;
/** In the table of confirmations; nobody is signed in here. */
const here = { id: null, name: "npm run shop" };

await runCommand(
  {
    usage,
    about: `Says whether the shop takes orders.\n${commands}`,
    options: { json: { type: "boolean", about: "says it for programs" } },
    words: { least: 1, most: 2 },
  },
  async ({ words: [command, part = ""], values }) => {
    if (!["status", "confirm", "close"].includes(command ?? ""))
      stop(`"${command}" is not understood.\nSay it like this:${commands}`);
    const isStatus = command === "status";
    if (!isStatus && !isOpeningPart(part))
      stop(`"${part}" is no part of the shop: say ${openingParts.join(", ")}.`);
    const settings = readSettings();
    await withStore(async (store) => {
      const accounts = settings.bankAccounts;
      const opening = createShopOpening({ store, now: Date.now, accounts });
      if (command === "confirm" && isOpeningPart(part)) {
        const lacks = await opening.confirm(here, part);
        if (lacks.length > 0)
          stop(`${part} cannot be confirmed, this is missing: ${lacks.join(", ")}`);
      }
      if (command === "close" && isOpeningPart(part)) await opening.close(here, part);
      await tell(opening, { isPublic: !settings.loopback, asJson: values.json === true });
    });
  },
);

async function tell(opening: ShopOpening, how: { isPublic: boolean; asJson: boolean }) {
  const parts = await opening.show();
  const isConfirmed = parts.every(({ state }) => state === "confirmed");
  const isOpen = isConfirmed || !how.isPublic;
  if (how.asJson)
    return console.log(JSON.stringify({ isOpen, isPublic: how.isPublic, parts }, null, 2));
  for (const { part, state, lacks, confirmed } of parts) {
    const by = confirmed ? `, last confirmed ${confirmed.at} by ${confirmed.by}` : "";
    console.log(
      `${part}: ${state}${lacks.length > 0 ? `, missing: ${lacks.join(", ")}` : ""}${by}`,
    );
  }
  const reason = isConfirmed
    ? ""
    : " (SITE_ORIGIN is this machine; on a public site it would be closed)";
  console.log(isOpen ? `The shop is open${reason}.` : "The shop is closed.");
}
