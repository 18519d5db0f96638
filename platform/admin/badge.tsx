/** What a state means for whoever works through the list: to do, under way, done, lost. */
type Tone = "todo" | "going" | "done" | "lost";

/** A state in a word; its tone says whether something is to be done about it. */
export function Badge({ tone = "going", children }: { tone?: Tone; children: string }) {
  return (
    <span className="admin-badge" data-tone={tone}>
      {children}
    </span>
  );
}
