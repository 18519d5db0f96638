type Props = { className?: string | undefined };

/** An icon of 24 × 24 px in 1.5 px lines that takes the colour of the text around it. */
export const icon =
  (lines: string, area?: string) =>
  ({ className }: Props) => (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={lines} />
      {area && <path d={area} fill="currentColor" stroke="none" />}
    </svg>
  );

const circle = (x: number, y: number, r: number) =>
  `M${x} ${y - r}a${r} ${r} 0 1 0 0 ${2 * r} ${r} ${r} 0 0 0 0-${2 * r}z`;

export const SunIcon = icon(
  `${circle(12, 12, 4)}M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4`,
);
export const MoonIcon = icon("M20 14.2A8.3 8.3 0 1 1 9.8 4 7.5 7.5 0 0 0 20 14.2z");
export const AutoIcon = icon(circle(12, 12, 8.25), "M12 3.75a8.25 8.25 0 0 1 0 16.5z");
export const MenuIcon = icon("M3.75 7h16.5M3.75 12h16.5M3.75 17h16.5");
export const CloseIcon = icon("M6 6l12 12M18 6L6 18");
/** Points down. */
export const ChevronIcon = icon("M6 9.5l6 6 6-6");
/** Points right. */
export const ArrowIcon = icon("M4 12h15.5M13.5 6l6 6-6 6");
export const CheckIcon = icon("M4.5 12.5l5 5 10-11");
export const SearchIcon = icon(`${circle(10.75, 10.75, 6.75)}M15.6 15.6l4.9 4.9`);
export const CartIcon = icon(
  "M2.5 4h2.6l2.3 11h10.4l2.2-8.2H5.7",
  circle(9, 19, 1.5) + circle(16.5, 19, 1.5),
);
/** Whoever is signed in, or could be. */
export const PersonIcon = icon(`${circle(12, 8, 4)}M4.5 20.25a7.5 7.5 0 0 1 15 0`);
export const HeartIcon = icon(
  "M12 20.25l-7.6-7.8a4.75 4.75 0 0 1 6.7-6.7l.9.9.9-.9a4.75 4.75 0 0 1 6.7 6.7z",
);
export const PauseIcon = icon("M6.75 5h3.5v14h-3.5zM13.75 5h3.5v14h-3.5z");
export const PlayIcon = icon("M7.5 4.75L19 12 7.5 19.25z");
/** A module on its way. */
export const MotionIcon = icon("M10.5 7h9.5v10h-9.5zM3 8.5h4.5M4.5 12h3M3 15.5h4.5");
