import { createContext, useContext } from "react";
import type { PreviewCard } from "./use-around.ts";

/** Live pages of the language that is shown: what a link can lead to. */
export const CardsContext = createContext<readonly PreviewCard[]>([]);

export const useCards = () => useContext(CardsContext);
