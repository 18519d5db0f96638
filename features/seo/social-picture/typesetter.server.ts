import { readFileSync } from "node:fs";
import * as hb from "harfbuzzjs";

/** The site's own letters (scripts/make-fonts.ts), so that a picture needs no font of the system. */
const files = ["instrument-sans-latin.ttf", "instrument-sans-turkish.ttf"];

interface Lettering {
  /** px */
  size: number;
  /** 400 to 700 */
  weight: number;
  /** Added between letters, in parts of the size. */
  tracking?: number;
}

export interface Typesetter {
  /** Whether the font has most of its letters. */
  hasLettersOf(text: string): boolean;
  measure(text: string, lettering: Lettering): number;
  /** SVG path data of a line of text whose baseline begins at (x, y). */
  outline(text: string, x: number, y: number, lettering: Lettering): string;
}

/** Sets text in the site's font, kerning included, as outlines. */
export function createTypesetter(): Typesetter {
  const faces = files.map((file) => {
    const bytes = readFileSync(new URL(`fonts/${file}`, import.meta.url));
    const face = new hb.Face(new hb.Blob(bytes));
    return { font: new hb.Font(face), letters: new Set(face.collectUnicodes()), unit: face.upem };
  });

  const faceOf = (letter: string) =>
    faces.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));

  /** Neighbouring letters that one font file has. */
  function runsOf(text: string) {
    const runs: { face: (typeof faces)[number]; text: string }[] = [];
    // A title may have any letter; those that the font does not have lose their marks, or are left out.
    const letters = [...text.normalize("NFC")].flatMap((letter) =>
      faceOf(letter) ? letter : [...letter.normalize("NFKD").replace(/\p{M}/gu, "")],
    );
    for (const letter of letters) {
      const face = faceOf(letter);
      if (!face) continue;
      const last = runs.at(-1);
      if (last?.face === face) last.text += letter;
      else runs.push({ face, text: letter });
    }
    return runs;
  }

  /** Calls back for each glyph with its place on the line, px; gives the line's width. */
  function lay(
    text: string,
    { size, weight, tracking = 0 }: Lettering,
    draw: (path: () => string, x: number, scale: number) => void,
  ): number {
    let pen = 0;
    for (const { face, text: part } of runsOf(text)) {
      face.font.setVariations([new hb.Variation("wght", weight)]);
      const scale = size / face.unit;
      const buffer = new hb.Buffer();
      buffer.addText(part);
      buffer.guessSegmentProperties();
      hb.shape(face.font, buffer);
      const places = buffer.getGlyphPositions();
      buffer.getGlyphInfos().forEach(({ codepoint }, i) => {
        const { xOffset = 0, xAdvance = 0 } = places[i] ?? {};
        draw(() => face.font.glyphToPath(codepoint), pen + xOffset * scale, scale);
        pen += xAdvance * scale + tracking * size;
      });
    }
    return pen;
  }

  return {
    hasLettersOf(text) {
      const letters = text.match(/\p{L}/gu) ?? [];
      const drawn = runsOf(letters.join("")).reduce((sum, run) => sum + run.text.length, 0);
      return drawn >= letters.length / 2;
    },
    measure: (text, lettering) => lay(text, lettering, () => {}),
    outline(text, x, y, lettering) {
      const paths: string[] = [];
      lay(text, lettering, (path, at, scale) => paths.push(pathAt(path(), x + at, y, scale)));
      return paths.join("");
    },
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Moves absolute path data from a font's plane (y upwards, its own units) to a place in a picture: commands
 * take pairs of coordinates only, which is all that a glyph has (M, L, Q, C, Z).
 */
function pathAt(path: string, x: number, y: number, scale: number): string {
  let isX = false;
  return path.replace(/-?\d+(\.\d+)?(e-?\d+)?|[A-Za-z]/g, (part) => {
    if (/[A-Za-z]/.test(part)) {
      isX = false;
      return part;
    }
    isX = !isX;
    return String(isX ? round(x + Number(part) * scale) : round(y - Number(part) * scale));
  });
}
