import type { Picture } from "#features/pictures/stored-pictures.server.ts";
import type { EntryDocument } from "../entry-document.ts";
import type { Form } from "./check-form.server.ts";

/** What a page is checked against. */
export interface Around {
  /** Of pages after the changes: `entry language`, and `language path`. */
  entries: ReadonlySet<string>;
  addresses: ReadonlySet<string>;
  /** `language path` of addresses that lead on to a page in the same language. */
  leading: ReadonlySet<string>;
  /** `language path` → entry, also of second names that have nothing to show. */
  taken: ReadonlyMap<string, string>;
  fixedPaths: ReadonlySet<string>;
  /** By their ids. */
  pictures: ReadonlyMap<string, Picture>;
  /** Entries and addresses that exist, live or not, as links name them; asked for menus alone. */
  written: ReadonlySet<string>;
  /** Asked once for all languages of a document. */
  formOf(document: EntryDocument): Form;
}
