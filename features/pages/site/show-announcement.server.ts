import { officeInstant } from "#features/publishing/office-instant.ts";
import type { Announcement } from "#platform/content/site-shell.ts";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import { textHash } from "#platform/fields/text-hash.server.ts";
import type { AnnouncementValues } from "./site-fields.ts";

const { timeZone } = wholeSite.contact.officeHours;
const instantOf = (moment: string | undefined) =>
  moment === undefined ? undefined : officeInstant(moment, timeZone);

/** Undefined where there is nothing to say in the language, or it is not the time. `now` in ms. */
export function showAnnouncement(
  { on, text, label, to, starts, ends }: Partial<AnnouncementValues>,
  now: number,
): Announcement | undefined {
  const isTime = (instantOf(starts) ?? now) <= now && now < (instantOf(ends) ?? Infinity);
  if (!on || !text || !isTime) return undefined;
  const link = label && to ? { link: { label, url: to } } : {};
  return { id: textHash(JSON.stringify([text, link])), text, ...link };
}
