const base =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 py-2.5 text-center font-semibold text-body leading-tight [word-spacing:0.04em] transition-colors duration-200 disabled:cursor-default aria-disabled:cursor-default";

const looks = {
  /** The one thing to do next; at most one a view. */
  primary: `${base} bg-brand text-on-brand hover:bg-brand-deep disabled:opacity-70 aria-disabled:opacity-70`,
  secondary: `${base} border border-edge bg-surface text-ink hover:border-ink disabled:opacity-70`,
  /** What cannot be undone. */
  danger: `${base} border border-error bg-surface text-error hover:bg-error-tint disabled:opacity-70 aria-disabled:opacity-70`,
  /** On a line of its own without weight, such as in menus. */
  quiet: `${base} text-ink hover:bg-line/60`,
} as const;

/** The class names of a button or of a link that looks like one. */
export function buttonLook(look: keyof typeof looks): string {
  return looks[look];
}
