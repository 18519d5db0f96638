/** Each name is set its own way, as different companies would. */
export const looks = {
  plain: "font-semibold tracking-tight",
  capitals: "text-[0.875em] font-bold uppercase tracking-wider",
  light: "font-medium",
  low: "text-[1.25em] font-semibold lowercase tracking-tight",
};

type Company = {
  name: string;
  look: keyof typeof looks;
  /** Areas in the text's colour, on a 32 px grid. */
  areas?: string;
  /** Lines, 3 px wide. */
  lines?: string;
};

/** Invented companies: each mark says what its company does. */
export const companies: Record<string, Company> = {
  // A press: two jaws and the sheet between them.
  "anadolu-pres": {
    name: "Anadolu Pres",
    look: "capitals",
    areas: "M4 4h24v7h-7l-5 4-5-4H4zM4 28h24v-7h-7l-5-3-5 3H4z",
  },
  // A north star made of two route arrows.
  "kuzey-lojistik": {
    name: "Kuzey Lojistik",
    look: "plain",
    areas: "M16 2l11 26-11-6.5zM13.5 8.5v12.7L5 28z",
  },
  // A drop that is a flame: energy from water.
  "mavi-enerji": {
    name: "Mavi Enerji",
    look: "light",
    areas:
      "M16 2c7 7.5 10 12 10 17a10 10 0 0 1-10 11A10 10 0 0 1 6 19C6 14 9 9.5 16 2zM18.5 11l-7 9.5h4L14 27l7-9.5h-4z",
  },
  // A weave: warp over weft.
  "porsuk-tekstil": {
    name: "Porsuk Tekstil",
    look: "light",
    lines: "M9 3v6M9 15v14M16 3v13M16 22v7M23 3v6M23 15v14M3 12h16M26 12h3M3 19h3M12 19h17",
  },
  // A switch: two tracks become one.
  raylink: {
    name: "Raylink",
    look: "low",
    lines: "M4 9h7c7 0 6 14 13 14h4M4 23h7c2.5 0 4-1.8 5-4M20.5 9H28",
  },
  // A shop window with its awning.
  vitrin: {
    name: "Vitrin",
    look: "low",
    areas: "M5 4h22l2.5 8a4.5 4.5 0 0 1-9 0 4.5 4.5 0 0 1-9 0 4.5 4.5 0 0 1-9 0z",
    lines: "M6 19v9h20v-9M12.5 28v-7h7v7",
  },
  // A chip, seen from above.
  yonga: {
    name: "Yonga",
    look: "capitals",
    areas: "M12.5 12.5h7v7h-7z",
    lines: "M8 8h16v16H8zM12 3v5M20 3v5M12 24v5M20 24v5M3 12h5M3 20h5M24 12h5M24 20h5",
  },
};

/** The drawn logos; a company's own are pictures that it uploads. */
export const logoNames: readonly string[] = Object.keys(companies);
