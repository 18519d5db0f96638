const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0z`;

/** Line drawings on a 20 px grid that hint at each place, none of them a copy of its logo. */
const drawings: Record<string, string> = {
  linkedin:
    "M5 2.75h10A2.25 2.25 0 0 1 17.25 5v10A2.25 2.25 0 0 1 15 17.25H5A2.25 2.25 0 0 1 2.75 15V5A2.25 2.25 0 0 1 5 2.75zM6.5 9v5M6.5 6.2h.01M9.75 14V9M9.75 11.2a2.1 2.1 0 0 1 4.2 0V14",
  github: "M7.5 5.5L3 10l4.5 4.5M12.5 5.5L17 10l-4.5 4.5",
  xing: "M4 6.5h2.5l2 3.5-3 4.5H3M12.5 2.75h3.25L10.5 11l3.25 6h3",
  whatsapp: `M3 17l1.2-3.6A7.25 7.25 0 1 1 7 16zM7.5 7.5c0 3 2 5 5 5`,
  mastodon:
    "M4 13V7.5A4.5 4.5 0 0 1 8.5 3h3A4.5 4.5 0 0 1 16 7.5V10c0 2-1.5 3-3.5 3H7M7 13.5c.3 2 2 3.2 5.5 2.8M7 10V8a1.5 1.5 0 0 1 3 0v1.5M10 8a1.5 1.5 0 0 1 3 0v2",
  tiktok: `M11 3v9.5${ring(8, 13.25, 3)}M11 3c.3 2.6 2 4.2 4.75 4.4`,
  website: `${ring(10, 10, 7.25)}M2.75 10h14.5M10 2.75c-4 4-4 10.5 0 14.5M10 2.75c4 4 4 10.5 0 14.5`,
  facebook: "M13.5 3h-1.8A3.2 3.2 0 0 0 8.5 6.2V17.5M5.5 9.5h7.2",
  instagram: `M6 2.75h8A3.25 3.25 0 0 1 17.25 6v8A3.25 3.25 0 0 1 14 17.25H6A3.25 3.25 0 0 1 2.75 14V6A3.25 3.25 0 0 1 6 2.75z${ring(10, 10, 3.25)}M14 6h.01`,
  dribbble: `${ring(10, 10, 7.25)}M7 3.4c3 3.8 5 8 5.8 12.9M2.8 9.2c4.6.1 9-.9 12-4.1M5 15.2c2.6-4.2 7-5.9 12.2-4.6`,
  twitter: "M3.5 3.5h3.2l9.8 13h-3.2zM16 3.5l-5 5.5M9 11.2l-5 5.3",
  youtube:
    "M5 4.25h10A2.75 2.75 0 0 1 17.75 7v6A2.75 2.75 0 0 1 15 15.75H5A2.75 2.75 0 0 1 2.25 13V7A2.75 2.75 0 0 1 5 4.25zM8.5 7.4v5.2L12.9 10z",
};

type Props = { name: string; className?: string | undefined };

/** The sign of a social network (platform/content/social-networks.ts) in the text's colour. */
export function SocialIcon({ name, className }: Props) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
