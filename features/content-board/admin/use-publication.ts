import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { clientOf } from "#platform/session/call-client.ts";
import type { AskedAnswer, contentBoardCalls, JobAnswer } from "../calls.ts";

/** What became of something that was asked for. */
export type Publication =
  | { state: "working"; progress: JobAnswer["progress"] }
  | { state: "nothing" }
  | { state: "refused"; problems: AskedAnswer["problems"] }
  | { state: "done"; job: JobAnswer }
  | { state: "failed"; problems: string[] };

const call = clientOf<typeof contentBoardCalls>();
/** ms between two questions. */
const pause = 300;

/** Follows a publication to its end; then the screen shows what is there now. */
export function usePublication() {
  const [shown, setShown] = useState<Publication>();
  const [job, setJob] = useState<string>();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (!job) return;
    const stopped = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const query = { id: job };
      const result = await call("GET /api/admin/content/job", {
        query,
        signal: stopped.signal,
      }).catch(() => undefined);
      if (stopped.signal.aborted) return;
      const answer = result?.outcome === "done" ? result.answer : undefined;
      if (answer?.state === "done" || answer?.state === "failed") {
        const { state, problems } = answer;
        setShown(state === "done" ? { state, job: answer } : { state, problems });
        setJob(undefined);
        void revalidate();
      } else {
        if (answer) setShown({ state: "working", progress: answer.progress });
        timer = setTimeout(look, pause);
      }
    };
    void look();
    return () => {
      stopped.abort();
      clearTimeout(timer);
    };
  }, [job, revalidate]);

  return {
    publication: shown,
    /** Shows what the server answered to the question, and waits for the end of its job. */
    follow({ job: id, problems }: AskedAnswer) {
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
