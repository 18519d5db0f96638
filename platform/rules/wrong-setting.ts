/** A setting that cannot be used; the message is the one line that the operator reads, and names it. */
export class WrongSetting extends Error {
  override name = "WrongSetting";
}
