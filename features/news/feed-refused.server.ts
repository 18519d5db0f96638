import { type FeedProblem, problemOfStatus } from "./feed-problem.ts";

/**
 * A feed, picture or address that we do not take. The message completes the sentence "The feed …" and is what the
 * operator reads in log and terminal: plain words, no address, no stack. The back office has its own words for `problem`.
 */
export class FeedRefused extends Error {
  override name = "FeedRefused";
  readonly problem: FeedProblem;

  constructor(problem: FeedProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

/** An answer with a status other than 200. */
export const statusRefused = (status: number): FeedRefused =>
  new FeedRefused(problemOfStatus(status), `answers with status ${status}`);
