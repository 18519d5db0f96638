import { expect, test } from "vitest";
import { pagesToOffer } from "./pages-to-offer.ts";

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, "gap", 9]],
  [5, 9, [1, "gap", 4, 5, 6, "gap", 9]],
  [9, 9, [1, "gap", 8, 9]],
])(
  "page %i of %i offers its neighbours and both ends, and no gap for a single page",
  (part, parts, offered) => {
    expect(pagesToOffer(part, parts)).toEqual(offered);
  },
);
