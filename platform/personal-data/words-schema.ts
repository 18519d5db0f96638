import * as v from "valibot";
import { inEachLanguage } from "#platform/content/words-schema.ts";
import {
  categories,
  deciding,
  type LegalBasis,
  legalBases,
  personGroups,
  places,
  purposes,
  receivers,
} from "./table-data.ts";

const told = <Key extends string>(keys: readonly Key[]) =>
  v.strictObject(v.entriesFromList(keys, inEachLanguage));

/** What the keys of the declaration say to people, content/personal-data.json. */
export const personalDataWordsSchema = v.strictObject({
  purposes: told(purposes),
  bases: told(Object.keys(legalBases) as LegalBasis[]),
  categories: told(categories),
  groups: told(personGroups),
  receivers: told(receivers),
  places: told(places),
  until: told(deciding),
});
