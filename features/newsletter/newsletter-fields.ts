import * as v from "valibot";
import { email } from "#platform/submissions/field-schemas.ts";

/** What a visitor fills in in the hero of the home page. */
export const newsletterFields = v.object({ Email: email });
