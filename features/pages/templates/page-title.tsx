interface Props {
  /** How wide it may be, and where it stands. */
  className?: string;
  children: string;
}

/** As large as titles are, a phone or half a page holds words of twelve letters. */
const longWord = /[^\s\u00ad-]{13}/u;

/**
 * What a page is called. With a longer word it is set by the width that it has, so that the word is not torn where a
 * browser knows no syllables; one of twenty letters fits.
 */
export function PageTitle({ className = "", children }: Props) {
  const look = longWord.test(children)
    ? "text-[clamp(1.5rem,8.6cqi,var(--text-display))]/[1.1]"
    : "text-display";
  return (
    <div className={`@container w-full ${className}`}>
      <h1 className={look}>{children}</h1>
    </div>
  );
}
