import { WholeWords } from "#platform/language/whole-words.tsx";

interface Props {
  className?: string;
  children: string;
}

/** What stands below a heading and is said more quietly. */
export function SoftText({ className = "", children }: Props) {
  return (
    <p className={`text-ink-soft ${className}`}>
      <WholeWords>{children}</WholeWords>
    </p>
  );
}
