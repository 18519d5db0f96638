import type { CallOutcome } from "#platform/session/call-client.ts";
import type { JobAnswer } from "../calls.ts";

export type AskedJob = CallOutcome<JobAnswer>;

interface Following {
  /** Asks how the job is doing. */
  ask(): Promise<AskedJob>;
  /** Is told while it is worked on. */
  shows(job: JobAnswer): void;
  /** @param ms until the next question */
  wait?(ms: number): Promise<void>;
  /** Ends it: nobody looks any more. */
  signal?: AbortSignal;
}

/** ms between two questions. */
const pause = 200;
/** So many questions in a row may be lost; the pauses between them grow to this, ms: 15 seconds in all. */
const mostLost = 8;
const longestPause = 4_000;

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A server that is busy, and a line that is dead, may answer the next time; whoever is signed out will not. */
const isLost = ({ outcome }: AskedJob) =>
  outcome === "offline" || outcome === "unavailable" || outcome === "limited";

/**
 * Asks for something that is the same when it is asked for twice, until the answer arrives: where one is lost, the
 * question may have arrived.
 * @returns the answer, and whether one was lost before it; after about 15 seconds the last try as it was
 */
export async function askUntilHeard<Answered>(
  ask: () => Promise<CallOutcome<Answered>>,
  wait: (ms: number) => Promise<void> = later,
): Promise<{ asked: CallOutcome<Answered>; wasLost: boolean }> {
  for (let lost = 0; ; ) {
    const asked = await ask();
    if (asked.outcome !== "offline") return { asked, wasLost: lost > 0 };
    lost += 1;
    if (lost === mostLost) return { asked, wasLost: true };
    await wait(Math.min(pause * 2 ** lost, longestPause));
  }
}

/**
 * Follows a publication to its end. A question that is lost says nothing of the publication: it is asked again.
 * @returns how it ended; `unknown` where nobody answers any more, `left` where nobody looks
 */
export async function followJob({
  ask,
  shows,
  wait = later,
  signal,
}: Following): Promise<JobAnswer | "unknown" | "left"> {
  let lost = 0;
  for (;;) {
    const asked = await ask();
    if (signal?.aborted) return "left";
    if (asked.outcome === "done") {
      lost = 0;
      const { state } = asked.answer;
      if (state === "done" || state === "failed") return asked.answer;
      shows(asked.answer);
    } else {
      lost += 1;
      if (!isLost(asked) || lost === mostLost) return "unknown";
    }
    await wait(Math.min(pause * 2 ** lost, longestPause));
    if (signal?.aborted) return "left";
  }
}
