/** PostgreSQL was left as it was; the message is what the operator reads. */
export class NotMoved extends Error {
  override name = "NotMoved";
}
