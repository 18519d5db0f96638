import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { clientOf } from "#platform/session/call-client.ts";
import type { AskedAnswer, contentBoardCalls, JobAnswer } from "../calls.ts";
import { followJob } from "./follow-job.ts";

/** What became of something that was asked for. */
export type Publication =
  | { state: "working"; progress: JobAnswer["progress"] }
  | { state: "nothing" }
  | { state: "refused"; problems: AskedAnswer["problems"] }
  | { state: "done"; job: JobAnswer }
  | { state: "failed"; problems: string[] }
  /** Nobody answers any more: it may have worked. */
  | { state: "unknown" };

const call = clientOf<typeof contentBoardCalls>();

/** Follows a publication to its end; then the screen shows what is there now. */
export function usePublication() {
  const [shown, setShown] = useState<Publication>();
  const [job, setJob] = useState<string>();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (!job) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const asks = async () => {
      const end = await followJob({
        ask: () => call("GET /api/admin/content/job", { query: { id: job } }),
        shows: ({ progress }) => setShown({ state: "working", progress }),
        signal,
      });
      if (end === "left") return;
      if (end === "unknown") setShown({ state: "unknown" });
      else if (end.state === "done") setShown({ state: "done", job: end });
      else setShown({ state: "failed", problems: end.problems });
      setJob(undefined);
      void revalidate();
    };
    void asks();
    return () => leaving.abort();
  }, [job, revalidate]);

  return {
    publication: shown,
    /**
     * Shows what the server answered to the question, and waits for the end of its job. A process of the release before
     * tells no problems of taking one back.
     */
    follow({ job: id, problems = [] }: AskedAnswer) {
      const refused = problems.filter(({ level }) => level === "error");
      if (id) {
        setShown({ state: "working", progress: null });
        setJob(id);
      } else
        setShown(
          refused.length > 0 ? { state: "refused", problems: refused } : { state: "nothing" },
        );
    },
  };
}
