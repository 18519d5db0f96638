import type { Feature } from "#platform/feature.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { readSoldProducts } from "./read-sold-products.server.ts";
import type { SoldProduct } from "./shown-product.ts";

type Sold = ReadonlyMap<number, SoldProduct>;

declare module "#platform/feature.server.ts" {
  interface Ports {
    catalogue: {
      /** What is sold, by its number, with its words in a language; at most a few seconds old. */
      soldIn(code: LanguageCode): Sold;
    };
  }
}

/** How often what is sold is read anew, ms. */
const every = 5_000;

/** Knows what is sold now: live entries with their prices and stock. */
export const catalogueFeature: Feature = {
  name: "catalogue",
  async create({ store, now, log }) {
    let sold = await readSoldProducts(store.read, now());
    let timer: NodeJS.Timeout | undefined;
    const look = async () => {
      try {
        sold = await readSoldProducts(store.read, now());
      } catch (err) {
        // What was known stands.
        log.warn({ err }, "what is sold could not be read");
      }
    };
    return {
      port: { soldIn: (code) => sold.get(code) ?? new Map() },
      start() {
        timer = setInterval(() => void look(), every).unref();
      },
      stop: () => clearInterval(timer),
    };
  },
};
