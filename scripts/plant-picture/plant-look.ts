import { readFileSync } from "node:fs";

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

/** Our two files of letters, in the page itself: it has no address to fetch them from. */
const fonts = () =>
  textOf("../../ui/styles/fonts.css").replaceAll(/url\("(\.\.\/fonts\/[^"]+)"\)/g, (_, file) => {
    const bytes = readFileSync(new URL(`../../ui/styles/${file}`, import.meta.url));
    return `url(data:font/woff2;base64,${bytes.toString("base64")})`;
  });

/** The site's tokens without Tailwind: its `@theme` is what `:root` is elsewhere. */
const tokens = () =>
  textOf("../../ui/styles/theme.css")
    .replace(/@custom-variant[^;]+;/, "")
    .replace("@theme", ":root");

/** The styles of the drawn screen: the site's letters and colours, and its own. */
export const plantLook = () => fonts() + tokens() + textOf("plant-screen.css");
