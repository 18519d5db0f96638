import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { settingNames } from "../../server/env.ts";
import { describeApi } from "../api/describe-api.ts";
import type { Expectation } from "./expectation.ts";
import { filesBelow, sourceFolders, textOf } from "./source-files.ts";

/** What people read is there, and leads somewhere. */
export function checkDocuments(): Expectation[] {
  const documents = [
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    ...sourceFolders()
      .filter((folder) => folder !== "content")
      .flatMap((folder) => filesBelow(folder, ".md")),
  ];
  return [
    {
      name: "every folder says what belongs into it",
      problems: [...sourceFolders(), ...roomsOf("features"), ...roomsOf("platform")]
        .map((folder) => `${folder}/README.md`)
        .filter((readme) => !saysWhatBelongs(readme))
        .map((readme) => `${readme}: has no sentence that says “Belongs here if …”`),
    },
    {
      name: "docs/api.md tells the calls as they are",
      problems:
        textOf("docs/api.md") === describeApi()
          ? []
          : ["docs/api.md: is behind; run npm run api-docs"],
    },
    {
      name: "every link in a document leads to a file",
      problems: documents.flatMap((file) => brokenLinks(file, textOf(file))),
    },
    {
      name: "what the code says of the specification names one of its sections",
      problems: sourceFolders()
        .flatMap((folder) => filesBelow(folder, ".ts", ".tsx", ".css", ".js"))
        .filter((file) => !/\.test\.tsx?$/.test(file))
        .flatMap((file) => unknownSections(file, textOf(file), textOf("docs/specification.md"))),
    },
    {
      name: "every setting is explained in docs/settings.md",
      problems: differences("docs/settings.md", settingsIn(textOf("docs/settings.md"), tableRow)),
    },
    {
      name: "every setting stands in .env.example, with a comment",
      problems: differences(".env.example", settingsIn(textOf(".env.example"), exampleLine)),
    },
    {
      name: "every dependency has its reason in docs/dependencies.md",
      problems: unexplainedDependencies(textOf("package.json"), textOf("docs/dependencies.md")),
    },
  ];
}

const roomsOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

function saysWhatBelongs(readme: string): boolean {
  return existsSync(readme) && textOf(readme).includes("elongs here if");
}

/** Links of a Markdown text to files that are not there; other hosts and the site's own pages are not asked. */
export function brokenLinks(file: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g)]
    .map(([, link, attribute]) => (link ?? attribute ?? "").replace(/#.*$/, ""))
    .filter((link) => link !== "" && !/^([a-z]+:|\/)/.test(link))
    .filter((link) => !existsSync(path.join(path.dirname(file), link)))
    .map((link) => `${file}: ${link} is not there`);
}

/** `docs/specification.md, Things and States`: each name is the heading of a section. */
export function unknownSections(file: string, source: string, specification: string): string[] {
  const named = source.matchAll(/specification\.md[,(] ?\(?([A-Z][a-z]+)(?: and ([A-Z][a-z]+))?/g);
  return [...named]
    .flatMap(([, ...sections]) => sections)
    .filter((section) => section !== undefined && !specification.includes(`\n## ${section}\n`))
    .map((section) => `${file}: docs/specification.md has no section ${section}`);
}

/** The first cell of a row: one name or several. */
const tableRow = /^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm;
/** `# PORT=3000` below a line of words, or below another setting that has one. */
const exampleLine = /(?<=^# .+\n)# ([A-Z_]+)=/gm;

function settingsIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, names = ""]) => names.match(/[A-Z_]+/g) ?? []);
}

/** What a file lacks of the settings, and what it names that is none. */
function differences(file: string, names: string[]): string[] {
  return [
    ...settingNames
      .filter((name) => !names.includes(name))
      .map((name) => `${file}: ${name} is missing`),
    ...names
      .filter((name) => !settingNames.includes(name))
      .map((name) => `${file}: ${name} is no setting`),
  ];
}

function unexplainedDependencies(manifest: string, explanation: string): string[] {
  const { dependencies, devDependencies } = JSON.parse(manifest);
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => !name.startsWith("@types/") && !explanation.includes(`\`${name}\``))
    .map((name) => `docs/dependencies.md: ${name} is missing`);
}
