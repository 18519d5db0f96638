/** The database is ahead of this release, and too far. */
export class DatabaseTooNew extends Error {
  override name = "DatabaseTooNew";
}
