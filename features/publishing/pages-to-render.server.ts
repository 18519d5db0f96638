import type { PageDocument } from "#features/pages/page-document.ts";
import { seedShells } from "#features/pages/site/read-shells.server.ts";
import type { Shells } from "#platform/content/site-shell.ts";
import { errorPath } from "#platform/http/page-address.server.ts";
import { addressOf, hashOfShell } from "./page-source.server.ts";
import type { SiteBuild } from "./read-site-build.server.ts";
import type { PageToRender } from "./render-page.server.ts";

/** @returns entries with what stands around them, and the screens of languages in which that is not what the build knew */
export function createPageChoice(site: SiteBuild) {
  const builtShells = seedShells(site.paths);
  return (shells: Shells, documents: readonly PageDocument[]) => {
    const entries = documents.map(
      (document): PageToRender => ({
        ...{ address: addressOf(document), document, status: statusOf(document) },
        shell: shells[document.language],
      }),
    );
    const screens = site.screens
      .filter(
        ({ language }) => hashOfShell(shells[language]) !== hashOfShell(builtShells[language]),
      )
      .map(
        ({ address, language, status }): PageToRender => ({
          ...{ address, document: null, status },
          shell: shells[language],
        }),
      );
    return { screens, pages: [...entries, ...screens] };
  };
}

export type PageChoice = ReturnType<typeof createPageChoice>;

/** The page that says that there is none says so to programs too, under its second name as well. */
const statusOf = ({ path, canonical = path }: PageDocument) =>
  canonical === errorPath ? 404 : 200;
