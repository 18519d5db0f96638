import type { Store } from "#platform/store/store.server.ts";
import type { JobProgress } from "./jobs.server.ts";
import { filesOf, sourceOf } from "./page-source.server.ts";
import type { PublishedFile } from "./publish-file.server.ts";
import type { SiteBuild } from "./read-site-build.server.ts";
import {
  type CurrentRows,
  earlierRows,
  keepFiles,
  type ReleaseRow,
} from "./release-files.server.ts";
import { ChildEnded, RendererUnavailable, RenderFailed } from "./render-failures.server.ts";
import type { PageToRender } from "./render-page.server.ts";
import { openRenderedAhead } from "./rendered-ahead.server.ts";
import type { Renderer } from "./renderer.server.ts";
import { someAtOnce } from "./some-at-once.ts";
import { createPace } from "./visitors-first.server.ts";

/** Pages that are under way at once: each of two children draws one while others are compressed and sent. */
const atOnce = 8;
/** Pages that are kept by one flush of the disk, while the next ones are rendered. */
const keptAtOnce = 16;

export interface MakerParts {
  store: Store;
  renderer: Renderer;
  site: SiteBuild;
  /** Says how far it is. */
  progress: JobProgress;
  now: () => number;
}

interface MadePage {
  files: PublishedFile[];
  rows: ReleaseRow[];
}

/**
 * Makes the files of pages that differ from what is there: of an earlier release that was the same, of the build, or
 * rendered. Their contents are kept; nothing shows them yet.
 */
export function createPageMaker({ store, renderer, site, progress, now }: MakerParts) {
  return async (pages: readonly PageToRender[], current: CurrentRows) => {
    const wanted = pages
      .map((page) => ({ page, source: sourceOf(page) }))
      .filter(({ page, source }) => current.get(page.address)?.source !== source);
    const { rows, left } = await findEarlier(wanted);
    // A megabyte, for a build that shows nothing yet.
    const ahead = current.size === 0 ? openRenderedAhead(site.buildDir) : undefined;
    Object.assign(progress, { pages: 0, of: left.length });
    let rendered = 0;
    let waiting: PublishedFile[] = [];
    let kept = Promise.resolve();
    const inTurn = createPace();
    async function makeOne(each: Wanted): Promise<ReleaseRow[]> {
      const found: MadePage | undefined = ahead?.find(each.source);
      if (!found) rendered += 1;
      const made = found ?? (await inTurn(() => renderOne(each)));
      progress.pages += 1;
      waiting.push(...made.files);
      if (progress.pages % keptAtOnce === 0) {
        // One flush at a time; whoever brings the next sixteen waits for it, so that memory holds no more than those.
        const [some, before] = [waiting, kept];
        waiting = [];
        kept = before.then(() => keepFiles(store, some, now()));
        // A failure is heard of by whoever waits for it next.
        kept.catch(() => {});
        await before;
      }
      return made.rows;
    }
    try {
      rows.push(...(await someAtOnce(atOnce, left, makeOne)).flat());
    } finally {
      await kept;
    }
    await keepFiles(store, waiting, now());
    return { rows, rendered };
  };

  async function findEarlier(wanted: readonly Wanted[]) {
    const earlier = Map.groupBy(
      await earlierRows(
        store.read,
        site.build,
        wanted.map(({ source }) => source),
      ),
      ({ source }) => source,
    );
    const rows: ReleaseRow[] = [];
    const left: Wanted[] = [];
    for (const each of wanted) {
      const paths = each.page.document ? filesOf(each.page.address) : [each.page.address];
      const same = earlier.get(each.source)?.filter(({ path }) => paths.includes(path)) ?? [];
      const found = new Map(same.map((row) => [row.path, row]));
      if (found.size === paths.length) rows.push(...found.values());
      else left.push(each);
    }
    return { rows, left };
  }

  async function renderOne({ page, source }: Wanted): Promise<MadePage> {
    const { files, search } = await renderer.render(page).catch((error: Error) => {
      if (error instanceof RendererUnavailable) throw error;
      const { address, document } = page;
      const name = document ? `${document.entry}, ${document.language}` : address;
      const advice =
        error instanceof ChildEnded
          ? "Publish again; if it ends again, mend this page first."
          : "Mend it, and publish again.";
      throw new RenderFailed(`${name}: ${error.message.replace(/\.?$/, ".")} ${advice}`);
    });
    const rows = files.map(
      ({ file }): ReleaseRow => ({
        ...{ path: file.path, source, file },
        ...(file.inline && page.document ? { search } : {}),
      }),
    );
    return { files, rows };
  }
}

interface Wanted {
  page: PageToRender;
  source: string;
}
