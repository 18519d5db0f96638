/**
 * A feed, picture or address that we do not take. The message completes the sentence "The feed …" and is
 * what the operator reads: plain words, no address, no stack.
 */
export class FeedRefused extends Error {
  override name = "FeedRefused";
}
