import type { FindFill } from "#platform/http/fill-page.server.ts";
import { barePath } from "#platform/language/localized-path.ts";
import { closedMark, openMark } from "./gate-marks.ts";

/** Shows that the checkout is closed to those without JavaScript; `isClosed`: as far as is known now. */
export const fillClosed =
  (isClosed: () => boolean): FindFill =>
  (path) =>
    barePath(path) === "/shop/checkout" && isClosed() ? showClosed : undefined;

/** As React writes both sides. */
const showClosed = (html: string): string =>
  html
    .replace(`${closedMark}="" hidden=""`, `${closedMark}=""`)
    .replace(`${openMark}=""`, `${openMark}="" hidden=""`);
