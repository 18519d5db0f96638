import { factoryMarkOutlines } from "#ui/pictures/factory-mark-outlines.ts";
import { flatPath } from "#ui/pictures/isometric.ts";
import { socialPictureSize, stage } from "./social-picture.ts";
import type { Typesetter } from "./typesetter.server.ts";
import { wrapWords } from "./wrap-words.ts";

interface Contents {
  siteName: string;
  headline: string;
  /** As the build has drawn it; undefined: the place is left free for a photograph. */
  drawing: string | undefined;
}

interface Tools {
  typesetter: Typesetter;
  colors: Record<string, string>;
}

const { width, height } = socialPictureSize;
const margin = 72;
const gridStep = 48;
/** Room for the headline, px: it gets as large as it can in at most four lines. */
const room = { width: 572, top: 176, bottom: height - 96 };
const sizes = [92, 84, 76, 68, 60, 52, 44];
const lineHeight = 1.06;

/** The picture that stands for a page where it is shared: mark and name, headline, drawing, on a drawing sheet. */
export function composePicture(contents: Contents, tools: Tools): string {
  const { colors, typesetter } = tools;
  const { siteName } = contents;
  // In a script that the font does not have nothing would stand there.
  const headline = typesetter.hasLettersOf(contents.headline) ? contents.headline : siteName;
  const name = typesetter.outline(siteName, margin + 68, 111, { size: 32, weight: 600 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<path fill="var(--color-paper)" d="M0 0h${width}v${height}H0z"/>
<path stroke="var(--color-line)" d="${grid()}"/>
<svg x="${margin}" y="${margin}" width="56" height="56" viewBox="0 0 32 32">${mark()}</svg>
<path fill="var(--color-ink)" d="${name}"/>
<path fill="var(--color-ink)" d="${headlineOutline(headline, typesetter)}"/>
<path fill="var(--color-signal)" d="M0 ${height - 12}h${width}v12H0z"/>
${contents.drawing ? placed(contents.drawing) : ""}
</svg>`;
  return svg.replace(/var\(--([\w-]+)\)/g, (_, token: string) => {
    const color = colors[token];
    if (!color) throw new Error(`--${token} is no colour of the style sheets`);
    return color;
  });
}

/** As large as fits; what does not even at the smallest size is cut short. */
function headlineOutline(headline: string, typesetter: Typesetter): string {
  const { measure, outline } = typesetter;
  for (const size of sizes) {
    const lettering = { size, weight: 600, tracking: -0.02 };
    const lines = wrapWords(headline, room.width, (text) => measure(text, lettering));
    const tall = (lines?.length ?? 0) * size * lineHeight;
    if (!lines || lines.length > 4 || tall > room.bottom - room.top) continue;
    const top = (room.top + room.bottom - tall) / 2;
    const baseline = (line: number) => top + size * (0.82 + line * lineHeight);
    return lines.map((line, i) => outline(line, margin, baseline(i), lettering)).join("");
  }
  return headlineOutline(`${headline.slice(0, Math.ceil(headline.length * 0.8) - 2)}…`, typesetter);
}

function grid(): string {
  const columns = Math.floor(width / gridStep);
  const rows = Math.floor(height / gridStep);
  const vertical = Array.from({ length: columns }, (_, i) => `M${(i + 1) * gridStep} 0v${height}`);
  const level = Array.from({ length: rows }, (_, i) => `M0 ${(i + 1) * gridStep}h${width}`);
  return [...vertical, ...level].join("");
}

const mark = () =>
  factoryMarkOutlines
    .map(({ side, points }) => `<path fill="var(--mark-${side})" d="${flatPath(points)}"/>`)
    .join("");

/** The drawing in its place, as large as fits. */
function placed(drawing: string): string {
  return drawing.replace(
    "<svg ",
    `<svg x="${stage.x}" y="${stage.y}" width="${stage.width}" height="${stage.height}" `,
  );
}
