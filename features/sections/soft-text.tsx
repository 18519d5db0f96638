import { WholeWords } from "#platform/language/whole-words.tsx";

/** What stands below a heading and is said more quietly. */
export function SoftText({ className = "", children }: { className?: string; children: string }) {
  return (
    <p className={`text-ink-soft ${className}`}>
      <WholeWords>{children}</WholeWords>
    </p>
  );
}
