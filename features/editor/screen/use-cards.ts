import { createContext, useContext } from "react";
import type { OfferedPhoto, PreviewCard } from "../preview/around.ts";

interface Around {
  /** Live pages of the language that is shown: what a link can lead to. */
  cards: readonly PreviewCard[];
  /** Pictures that the draft shows, and the newest ones. */
  photos: readonly OfferedPhoto[];
  /** Asks for both anew. */
  askAround(): void;
  /** What the site is called in the language that is shown. */
  siteName: string;
  /** Of the office, by whose clocks a moment is meant. */
  timeZone: string;
}

/** What the fields know of the site around the page. */
export const AroundContext = createContext<Around>({
  cards: [],
  photos: [],
  askAround: () => {},
  siteName: "",
  timeZone: "",
});

export const useCards = () => useContext(AroundContext).cards;
export const usePhotos = () => useContext(AroundContext).photos;
export const useAskAround = () => useContext(AroundContext).askAround;
export const useSiteName = () => useContext(AroundContext).siteName;
export const useOfficeZone = () => useContext(AroundContext).timeZone;
