import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { ActionName } from "#platform/audit/action-name.tsx";
import { useDetailWords } from "#platform/audit/use-detail-words.ts";
import { useWatched } from "./inbox-watch.tsx";

interface Props {
  id: string;
  /** Of what the page shows. */
  version: string;
}

/** Keeps a message that is open up to date, and says who has changed it meanwhile. */
export function MessageChange({ id, version }: Props) {
  const words = useDetailWords();
  const { revalidate } = useRevalidator();
  const { message: change } = useWatched();
  const opened = useRef(version);
  const latest = change?.id === id ? change : undefined;
  const isGone = latest?.what === "message.delete";
  const isBehind = latest !== undefined && latest.version !== version;

  useEffect(() => {
    // Of a message that is gone the page stays as it is: somebody may be writing a reply.
    if (isBehind && !isGone) void revalidate();
  }, [isBehind, isGone, revalidate]);

  const isTold = latest?.what && !latest.isOwn && latest.version !== opened.current;
  const details = isTold && latest.what ? words(latest.what, latest.details ?? {}) : "";
  return (
    <div role="status">
      {isTold && latest.what && (
        <p className="admin-notice" data-tone={isGone ? "lost" : undefined}>
          <strong>{latest.by}</strong>: <ActionName action={latest.what} />
          {details && ` (${details})`}
        </p>
      )}
    </div>
  );
}
