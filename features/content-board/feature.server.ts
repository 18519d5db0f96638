import { administratorOf } from "#platform/audit/keep-record.server.ts";
import type { Feature } from "#platform/feature.server.ts";
import type { AuditedAs } from "#platform/http/call.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { defaultLanguage } from "#platform/language/languages.ts";
import { createAskPublishing, timeZone } from "./ask-publishing.server.ts";
import { emptyBin } from "./bin/empty-bin.server.ts";
import { putIntoBin } from "./bin/put-into-bin.server.ts";
import { countBinned, readBin } from "./bin/read-bin.server.ts";
import { takeOutOfBin } from "./bin/take-out-of-bin.server.ts";
import { contentBoardCalls } from "./calls.ts";
import { contentChecks } from "./go-live.server.ts";
import { readContent } from "./read-content.server.ts";
import { showReleases } from "./read-releases.server.ts";
import { createRedirects } from "./redirects.server.ts";

declare module "#platform/audit/audit-log.server.ts" {
  interface AuditActions {
    contentBoard: AuditedAs<typeof contentBoardCalls>;
  }
}

/** The site's content as colleagues see it: what is live, what waits, what others published. */
export const contentBoardFeature: Feature = {
  name: "content-board",
  calls: contentBoardCalls,
  goLive: contentChecks,
  create({ store, now, ports: { publishing } }) {
    const parts = { store, now, publishing };
    const asking = createAskPublishing(parts);
    const redirects = createRedirects(parts);
    const canPublish = publishing !== undefined;
    const db = store.longReads;
    return {
      calls: serveCalls(contentBoardCalls, {
        "GET /api/admin/content": async ({ query: { shown, ...filter } }) => ({
          ...(await readContent(db, filter, shown ?? defaultLanguage.code)),
          ...{ canPublish, timeZone, binned: await countBinned(db) },
        }),
        "GET /api/admin/content/bin": ({ query: { after, shown } }) =>
          readBin(db, shown ?? defaultLanguage.code, after),
        "POST /api/admin/content/bin": async ({ by, body }) => {
          const { ids, shown = by.user.language } = body;
          const how = { by: administratorOf(by), now: now(), shown };
          return { kept: await putIntoBin(store, ids, how) };
        },
        "POST /api/admin/content/restore": async ({ by, body }) => {
          const { ids, shown = by.user.language, elsewhere } = body;
          const how = { by: administratorOf(by), now: now(), shown, elsewhere };
          return { kept: await takeOutOfBin(store, ids, how) };
        },
        "POST /api/admin/content/publish": ({ by, body: { ids } }) =>
          asking.publish(administratorOf(by), ids),
        "POST /api/admin/content/unpublish": ({ by, body }) =>
          asking.unpublish(administratorOf(by), body),
        "POST /api/admin/content/schedule": ({ by, body }) =>
          asking.schedule(administratorOf(by), body),
        "POST /api/admin/content/unschedule": async ({ by, body: { id } }) => {
          await asking.unschedule(administratorOf(by), id);
          return {};
        },
        "GET /api/admin/content/job": async ({ query: { id } }) => {
          const { state, outcome, progress } = await asking.job(id);
          const {
            release = null,
            pages = null,
            milliseconds = null,
            problems = [],
          } = outcome ?? {};
          return { state, progress, release, pages, milliseconds, problems };
        },
        "GET /api/admin/content/releases": async ({ query: { shown } }) => ({
          ...(await showReleases(db, shown)),
          ...{ canPublish, timeZone },
        }),
        "POST /api/admin/content/undo": ({ by, body: { release } }) =>
          asking.undo(administratorOf(by), release),
        "GET /api/admin/content/redirects": ({ by }) => redirects.list(by.user.language),
        "POST /api/admin/content/redirects/add": async ({ by, body }) => {
          await redirects.add(administratorOf(by), body);
          publishing?.wake();
          return {};
        },
        "POST /api/admin/content/redirects/remove": async ({ by, body }) => {
          await redirects.remove(administratorOf(by), body);
          publishing?.wake();
          return {};
        },
      }),
      tidy: () => emptyBin(store, now()),
    };
  },
};
