import path from "node:path";
import type { Plugin, Rolldown } from "vite";

const virtualId = "virtual:part-files";

/** `part(() => import("./text/text-section.tsx")` */
const call = /\bpart\(\s*\(\) => import\("([^"]+)"\)/g;

/** What a browser loads for a module: addresses of scripts and of style sheets. */
export interface PartFiles {
  /** The script whose default export is the part's; none where the module shares a script with others. */
  own?: string;
  scripts: string[];
  styles: string[];
}

/**
 * Tells the server's bundle which files of the browser's one belong to a part of a page (ui/part):
 * `import partFiles from "virtual:part-files"` gives module → its scripts and style sheets. While developing there are
 * no such files, and it is empty.
 */
export function partFiles(): Plugin {
  const files: Record<string, PartFiles> = {};
  /** Their modules, wherever they end: one that a screen imports as well has no file of its own. */
  const parts = new Set<string>();
  const named = (file: string) => path.relative(process.cwd(), file);
  return {
    name: "part-files",
    enforce: "pre",
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load(id) {
      if (id === `\0${virtualId}`) return `export default ${JSON.stringify(files)}`;
    },
    /** Each part learns the name of its module where pages are rendered; the browser is spared it. */
    transform(code, id) {
      if (id.includes("node_modules") || !code.includes("part(")) return;
      const module = (file: string) => path.resolve(path.dirname(id), file);
      for (const [, file = ""] of code.matchAll(call)) parts.add(module(file));
      if (this.environment.name === "client") return;
      return code.replaceAll(
        call,
        (written, file: string) => `${written}, ${JSON.stringify(named(module(file)))}`,
      );
    },
    generateBundle: {
      // Vite knows the style sheets of a chunk by then.
      order: "post",
      handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk") continue;
          for (const module of chunk.moduleIds)
            if (parts.has(module))
              files[named(module)] = { ...filesOf(chunk, bundle), own: ownOf(chunk, module) };
        }
      },
    },
  };
}

function ownOf(chunk: Rolldown.OutputChunk, module: string): string | undefined {
  const isOwn = chunk.facadeModuleId === module && chunk.exports.includes("default");
  return isOwn ? `/${chunk.fileName}` : undefined;
}

/** A chunk, what it stands on, and the styles of all of them. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): PartFiles {
  const found = new Map<string, Rolldown.OutputChunk>();
  const add = (each: Rolldown.OutputChunk) => {
    if (found.has(each.fileName)) return;
    found.set(each.fileName, each);
    for (const name of each.imports) {
      const imported = bundle[name];
      if (imported?.type === "chunk") add(imported);
    }
  };
  add(chunk);
  const styles = [...found.values()].flatMap(({ viteMetadata }) => [
    ...(viteMetadata?.importedCss ?? []),
  ]);
  return {
    scripts: [...found.keys()].map((name) => `/${name}`),
    styles: [...new Set(styles)].map((name) => `/${name}`),
  };
}
