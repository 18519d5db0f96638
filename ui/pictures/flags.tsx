import type { ReactNode } from "react";

const RED = "#e30a17";
const point = (turn: number, radius: number) => {
  const angle = (turn * Math.PI) / 5;
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
};
/** A five-pointed star around 0, 0 with one point towards the crescent, as the Turkish flag law draws it. */
const star = `M${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => point(i + 5, i % 2 ? 0.382 : 1)).join("L")}z`;

/** Drawn 20 × 14; proportions follow each flag's own law, cropped at the sides to the common shape. */
const drawings: Record<string, ReactNode> = {
  tr: (
    <>
      <path fill={RED} d="M0 0h20v14H0z" />
      <circle cx="7" cy="7" r="3.5" fill="#fff" />
      <circle cx="7.9" cy="7" r="2.8" fill={RED} />
      <path fill="#fff" transform="translate(11.6 7)scale(1.75)" d={star} />
    </>
  ),
  en: (
    <>
      <path fill="#012169" d="M0 0h20v14H0z" />
      <path stroke="#fff" strokeWidth="2.8" d="M0 0l20 14M20 0L0 14" />
      <path
        fill="#c8102e"
        d="M0 0l10 7H8L0 1.4zM20 0l-8.4 5.9V7l8.4-5.8zM20 14l-10-7h2l8 5.6zM0 14l8.4-5.9V7L0 12.8z"
      />
      <path stroke="#fff" strokeWidth="4.7" d="M10 0v14M0 7h20" />
      <path stroke="#c8102e" strokeWidth="2.8" d="M10 0v14M0 7h20" />
    </>
  ),
  de: (
    <>
      <path fill="#000" d="M0 0h20v5H0z" />
      <path fill="#d00" d="M0 4.667h20v5H0z" />
      <path fill="#ffce00" d="M0 9.333h20V14H0z" />
    </>
  ),
};

/** A language whose flag nobody has drawn: its code. */
const UnknownFlag = ({ code }: { code: string }) => (
  <text x="10" y="10.5" fill="currentColor" fontSize="9" fontWeight="700" textAnchor="middle">
    {code.toUpperCase()}
  </text>
);

/** The flag beside a language's name; decoration, the name says it. */
export function Flag({ code }: { code: string }) {
  return (
    <svg viewBox="0 0 20 14" width="20" height="14" aria-hidden="true" className="flag">
      {drawings[code] ?? <UnknownFlag code={code} />}
      <rect
        x=".5"
        y=".5"
        width="19"
        height="13"
        rx="1.5"
        fill="none"
        stroke="#000"
        strokeOpacity=".2"
      />
    </svg>
  );
}
