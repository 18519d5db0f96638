import * as v from "valibot";
import { site } from "#platform/content/site.ts";
import { isTimeZone } from "#platform/rules/is-time-zone.ts";
import { marks, separators } from "./export-choice.ts";

const { timeZone } = site.contact.officeHours;

const timeZoneName = v.pipe(
  v.string(),
  v.regex(/^[\w+/-]{1,64}$/, "unknown"),
  v.transform((name) => (name === "office" ? timeZone : name)),
  v.check(isTimeZone, "unknown"),
);

/** How an export is to be written; `zone` is an IANA name, or `office`. */
export const csvQuery = {
  separator: v.optional(v.picklist(separators, "unknown"), "comma"),
  mark: v.optional(v.picklist(marks, "unknown"), "yes"),
  zone: v.optional(timeZoneName, "office"),
};
