import { v7 as newRowId } from "uuid";
import { readAllTemplates } from "#features/buyer-rights/texts/read-text.server.ts";
import { readLiveSites } from "#features/pages/site/read-shells.server.ts";
import { audit } from "#platform/audit/keep-record.server.ts";
import type { ShownSite } from "#platform/content/site-shell.ts";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import type { Answer } from "#platform/http/call.ts";
import { iso } from "#platform/rules/iso-instant.ts";
import type { Store } from "#platform/store/store.server.ts";
import type { shopOpeningCalls } from "./calls.ts";
import { type OpeningPart, openingParts, stateOf } from "./find-missing.ts";
import { type Accounts, partsToday } from "./parts-today.server.ts";

type ShownPart = Answer<(typeof shopOpeningCalls)["GET /api/admin/shop-opening"]>["parts"][number];

/** Who confirms; without an id at the command line, whose doings are in no log but this table. */
export interface Confirming {
  id: string | null;
  name: string;
}

interface Parts {
  store: Store;
  now: () => number;
  accounts: Accounts;
  /** The facts where none are live. */
  site?: ShownSite;
}

/** Whether a public site may sell, and who said so. */
export function createShopOpening({ store, now, accounts, site = wholeSite }: Parts) {
  async function partsNow() {
    const { tr, ...others } = await readLiveSites(store.read, site);
    const sites = [tr, ...Object.values(others)] as const;
    return partsToday(sites, accounts, await readAllTemplates(store.read));
  }
  const lastOf = (part: OpeningPart) =>
    store.read
      .selectFrom("shop_confirmation")
      .select(["hash", "by_name", "at"])
      .where("part", "=", part)
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();

  async function show(): Promise<ShownPart[]> {
    const parts = await partsNow();
    return Promise.all(
      openingParts.map(async (part) => {
        const last = await lastOf(part);
        const confirmed = last?.hash ? { at: iso(last.at), by: last.by_name } : null;
        const { lacks } = parts[part];
        return { part, state: stateOf(parts[part], last?.hash), lacks: [...lacks], confirmed };
      }),
    );
  }

  const write = (by: Confirming, part: OpeningPart, hash: string) =>
    store.write(async (trx) => {
      await trx
        .insertInto("shop_confirmation")
        .values({ id: newRowId(), part, hash, by_id: by.id, by_name: by.name, at: now() })
        .execute();
      if (by.id === null) return;
      const action = hash === "" ? "shop.close" : "shop.confirm";
      await audit(trx, { id: by.id, name: by.name }, { action, subject: part }, now());
    });

  return {
    show,
    isOpen: async () => (await show()).every(({ state }) => state === "confirmed"),

    /** Confirms a part as it is now; answers what it lacks, and then confirms nothing. */
    async confirm(by: Confirming, part: OpeningPart): Promise<readonly string[]> {
      const { hash, lacks } = (await partsNow())[part];
      if (lacks.length === 0) await write(by, part, hash);
      return lacks;
    },

    /** Takes the confirmation of a part back: the shop is closed until somebody confirms it again. */
    close: (by: Confirming, part: OpeningPart) => write(by, part, ""),
  };
}

export type ShopOpening = ReturnType<typeof createShopOpening>;
