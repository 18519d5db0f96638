import type { Feature } from "#platform/feature.server.ts";
import { fillEnquiry } from "./fill-enquiry.server.ts";

/** The cart lives in the browser; without JavaScript what is wanted comes into the message by the page's address. */
export const cartFeature: Feature = {
  name: "cart",
  create: () => ({ fillPage: fillEnquiry }),
};
