import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { marked } from "marked";
import type { Plugin } from "vite";
import { languageCodes } from "../../platform/language/languages.ts";

const virtualId = "virtual:editing-guide";
const importOf = (code: string) => `${code}: () => import("${virtualId}/${code}")`;
const docs = path.resolve("docs");

/**
 * The guide for people who edit the site, as the back office shows it: `import guides from "virtual:editing-guide"` gives
 * language → what loads its HTML, made of docs/edit-the-site.md in that language, with its pictures as files of the build.
 */
export function editingGuide(): Plugin {
  return {
    name: "editing-guide",
    resolveId: (id) => (id.startsWith(virtualId) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${virtualId}`) return `export default { ${languageCodes.map(importOf)} }`;
      if (!id.startsWith(`\0${virtualId}/`)) return;
      const code = id.slice(virtualId.length + 2);
      const own = path.join(docs, `edit-the-site.${code}.md`);
      const file = existsSync(own) ? own : path.join(docs, "edit-the-site.md");
      this.addWatchFile(file);
      // The heading and the links to the other languages stand in the screen.
      const [, , , ...lines] = readFileSync(file, "utf8").split("\n");
      const pictures: string[] = [];
      const html = (await marked.parse(lines.join("\n"))).replace(
        /<img src="([^"]+)"[^>]*>/g,
        (image, picture: string) => {
          if (!existsSync(path.join(docs, picture))) return "";
          pictures.push(path.join(docs, picture));
          return image.replace(picture, `%${pictures.length - 1}%`);
        },
      );
      const imports = pictures.map(
        (file, index) => `import p${index} from ${JSON.stringify(`${file}?url&no-inline`)};`,
      );
      const list = pictures.map((_, index) => `p${index}`).join(", ");
      return `${imports.join("\n")}
const pictures = [${list}];
export default ${JSON.stringify(html)}.replace(/%(\\d+)%/g, (_, index) => pictures[index]);`;
    },
  };
}
