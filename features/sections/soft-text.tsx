import { keepWhole } from "#platform/language/keep-whole.ts";

interface Props {
  className?: string;
  children: string;
}

/** What stands below a heading and is said more quietly. */
export function SoftText({ className = "", children }: Props) {
  return <p className={`text-ink-soft ${className}`}>{keepWhole(children)}</p>;
}
