import { useEffect } from "react";
import { create } from "zustand";
import { type SoldProduct, soldProductsPath } from "#features/catalogue/shown-product.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { useLanguage } from "#platform/language/use-language.ts";

/** What is sold now, by its number. */
export type SoldProducts = ReadonlyMap<number, SoldProduct>;

type Known = SoldProducts | "failed" | undefined;

const useKnown = create<Partial<Record<LanguageCode, Known>>>(() => ({}));
const asked = new Map<LanguageCode, Promise<SoldProducts>>();

/**
 * Reads what is sold, in a language: once a page, since a price that changes meanwhile is seen by the server before
 * anybody orders.
 * @throws when it cannot be had; the next call tries again
 */
export function loadSoldProducts(code: LanguageCode): Promise<SoldProducts> {
  const under = asked.get(code) ?? load(code);
  asked.set(code, under);
  return under;
}

async function load(code: LanguageCode): Promise<SoldProducts> {
  try {
    const answer = await fetch(localizedPath(soldProductsPath, code));
    if (!answer.ok) throw new Error(`${answer.status}`);
    const list = (await answer.json()) as SoldProduct[];
    const products = new Map(list.map((product) => [product.id, product]));
    useKnown.setState({ [code]: products });
    return products;
  } catch (error) {
    asked.delete(code);
    useKnown.setState({ [code]: "failed" });
    throw error;
  }
}

/** What is sold in the page's language; asked for when somebody wants it, undefined until it is there. */
export function useSoldProducts(isWanted = true): Known {
  const { code } = useLanguage();
  const known = useKnown((state) => state[code]);
  useEffect(() => {
    if (isWanted) void loadSoldProducts(code).catch(() => {});
  }, [isWanted, code]);
  return known;
}
