import { countTexts } from "#features/pages/count-texts.server.ts";
import { readLive } from "#features/pages/live-pages.server.ts";
import { readBinned, readNewest } from "#features/pages/stored-entries.server.ts";
import { type LanguageCode, languageCodes } from "#platform/language/languages.ts";
import { counted } from "../counted.ts";
import type { Given } from "../subcommand.ts";
import { sayUnknown } from "./say-unknown.ts";
import { withStore } from "./with-store.ts";

interface Listed {
  id: string;
  kind: string;
  version: number;
  sample: boolean;
  /** It was thrown away: only `--bin` tells it. */
  binned: boolean;
  languages: Partial<Record<LanguageCode, { live: number | null; missing: number; stale: number }>>;
}

export async function listContent({ values: { json, bin: withBinned } }: Given): Promise<void> {
  const listed = await withStore(async (store) => {
    const { read } = store;
    await sayUnknown(store);
    const live = Map.groupBy(await readLive(read), ({ entry }) => entry);
    const binned = await readBinned(read);
    const entries = await readNewest(read, undefined, { withBinned });
    return entries.map(({ id, kind, version, document }): Listed => {
      const texts = countTexts(document);
      const versions = new Map(live.get(id)?.map((page) => [page.language, page.version]));
      return {
        ...{ id, kind, version, sample: document.sample, binned: binned.has(id) },
        languages: Object.fromEntries(
          languageCodes.map((code) => [code, { live: versions.get(code) ?? null, ...texts[code] }]),
        ),
      };
    });
  });
  if (json) return console.log(JSON.stringify(listed));
  for (const entry of listed) console.log(describe(entry));
  console.log(`${counted(listed.length, "entry", "entries")}.`);
}

/** `post   first-steps   version 3   tr live 3 · en live 2, 1 stale · de 4 missing` */
function describe({ id, kind, version, sample, binned, languages }: Listed): string {
  const states = Object.entries(languages).map(([code, { live, missing, stale }]) =>
    [
      `${code} ${live === null ? "draft" : `live ${live}`}`,
      ...(missing ? [`${missing} missing`] : []),
      ...(stale ? [`${stale} stale`] : []),
    ].join(", "),
  );
  return `${kind.padEnd(6)} ${id.padEnd(32)} version ${version}${sample ? " (sample)" : ""}${binned ? " (in the bin)" : ""}  ${states.join(" · ")}`;
}
