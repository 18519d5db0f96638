import { isMeantFor } from "#features/pages/entry-title.ts";
import { isBinned } from "#features/pages/stored-entries.server.ts";
import { knownWords } from "#features/pages/words/known-words.server.ts";
import { wordSetOf } from "#features/pages/words/word-fields.ts";
import { dayOf } from "#platform/admin/office-days.ts";
import { administratorOf } from "#platform/audit/keep-record.server.ts";
import { wholeSite } from "#platform/content/whole-site.server.ts";
import type { Feature } from "#platform/feature.server.ts";
import type { AuditedAs } from "#platform/http/call.ts";
import { found, Problem } from "#platform/http/problem.server.ts";
import { pageHeaders } from "#platform/http/security-headers.server.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { defaultLanguage, languageCodes } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { mailPolicy } from "#platform/outbox/mail-policy.ts";
import type { SampleMailParts } from "#platform/outbox/sample-mails.ts";
import type { Trx } from "#platform/store/store.server.ts";
import { givenKey } from "#platform/submissions/given-key.server.ts";
import { receiveSubmission } from "#platform/submissions/receive-submission.server.ts";
import { editorCalls } from "./calls.ts";
import { changeDraft, hasNews } from "./draft/change-draft.server.ts";
import { readDraft } from "./draft/draft-store.server.ts";
import { keepVersion, readForm } from "./draft/keep-version.server.ts";
import { editorData } from "./editor-tables.server.ts";
import { createEntry } from "./new-entry/create-entry.server.ts";
import { startingPoints } from "./new-entry/starting-points.server.ts";
import { createPresence } from "./presence.server.ts";
import {
  answerPreview,
  closeSharedLink,
  isTooOften,
  shareDraft,
  unshareDraft,
} from "./preview/answer-preview.server.ts";
import { previewPage } from "./preview/preview-page.server.ts";
import { openLinks } from "./preview/shared-drafts.server.ts";
import { showSharedDraft } from "./preview/show-shared-draft.server.ts";
import { asError, checkDraft, publishEntry } from "./publish-entry.server.ts";
import { about, hashesOf, liveOf, shown, standingOf } from "./show-entry.server.ts";
import { sweepDrafts } from "./sweep-drafts.server.ts";
import { compareVersion, listVersions, restoreVersion } from "./versions/entry-versions.server.ts";
import { mailsThatSay, sampleMails } from "./words/sample-mails.server.ts";
import { wordTexts } from "./words/word-texts.server.ts";

declare module "#platform/audit/audit-log.server.ts" {
  interface AuditActions {
    editor: AuditedAs<typeof editorCalls>;
  }
}

/**
 * Entries are written, seen and published here by people; without a build that renders they are written alone.
 * @param samples what makes the mails of every feature for somebody who does not exist
 */
export const editorOf = <Settings extends { origin: string }>(
  samples: readonly NonNullable<Feature<Settings>["sampleMails"]>[],
): Feature<Settings> => ({
  name: "editor",
  calls: editorCalls,
  data: editorData,
  create({ settings, store, sign, now, readPage, limits, guard, ports: { publishing } }) {
    const { origin } = settings;
    const mailsOf = samples.map((make) => (parts: SampleMailParts) => make(parts, settings));
    const presence = createPresence({ store, now });
    /** @throws Problem `binned` or `not_found` where there is nothing to write any more */
    async function foundOf<Found>(id: string, answer: Found | undefined): Promise<Found> {
      if (answer === undefined && (await isBinned(store.read, id))) throw new Problem("binned");
      return found(answer);
    }
    const draftOf = async (id: string) => foundOf(id, await readDraft(store.read, id));
    return {
      calls: serveCalls(editorCalls, {
        "GET /api/admin/entry": async ({ query: { id } }) => {
          const draft = await draftOf(id);
          return {
            ...about(draft),
            document: shown(draft.document),
            ...(await standingOf(store, id)),
            timeZone: wholeSite.contact.officeHours.timeZone,
            hashes: hashesOf(draft.document),
            canPublish: publishing !== undefined,
            ...(await openLinks(store.read, id, now())),
          };
        },
        "GET /api/admin/entry/starts": async ({ query: { kind = "page", shown } }) => ({
          kind,
          starts: await startingPoints(store.longReads, kind, shown ?? defaultLanguage.code),
        }),
        "POST /api/admin/entry/new": async ({ c, by, body }) => {
          const isScreen = publishing?.paths.includes(body.address);
          if (isScreen) throw new Problem("invalid", { errors: { address: ["taken"] } });
          const day = dayOf(now(), wholeSite.contact.officeHours.timeZone);
          const who = administratorOf(by);
          const asked = { scope: "new entry", owner: who.id, body: JSON.stringify(body) };
          const once = { idempotency: givenKey(c, sign, asked), admit: async () => {} };
          const keep = async (trx: Trx, at: number) => ({
            reference: await createEntry(trx, who, { ...body, day }, at),
          });
          const { outcome } = await receiveSubmission(store, once, keep, now);
          if (outcome.kind === "conflict") throw new Problem("conflict");
          return { id: outcome.reference };
        },
        "GET /api/admin/entry/preview": async ({ query: { id, language, on, says } }) => {
          const { document } = await draftOf(id);
          const fixedPaths = publishing?.paths ?? [];
          const htmlOf = async (path: string) =>
            (await readPage(localizedPath(path, language)))?.html;
          const textsOf = says === undefined ? [] : wordTexts(document, says, language);
          const how = { language, on, says: { texts: textsOf, htmlOf }, now: now(), fixedPaths };
          const { page, cards, photos, shell, names } = await previewPage(
            store.read,
            document,
            how,
          );
          return {
            page: page && { ...page },
            cards: cards.map((card) => ({ ...card })),
            photos: photos.map((photo) => ({ ...photo })),
            shell: { ...shell },
            names,
          };
        },
        "POST /api/admin/entry/preview-link": async ({ by, body }) => {
          await draftOf(body.id);
          const made = await shareDraft(
            { store, sign, origin, now: now() },
            administratorOf(by),
            body,
          );
          const { links } = await openLinks(store.read, body.id, now());
          return { ...made, links };
        },
        "POST /api/admin/entry/preview-end": async ({ by, body: { id } }) => {
          await draftOf(id);
          await unshareDraft(store, administratorOf(by), id, now());
          return {};
        },
        "POST /api/admin/entry/preview-close": async ({ by, body }) => {
          await draftOf(body.id);
          // Closed a moment ago, by somebody else or in another tab: what is still open says so.
          await closeSharedLink(store, administratorOf(by), body, now());
          return openLinks(store.read, body.id, now());
        },
        "GET /api/preview": async ({ c, query }) => {
          const parts = { read: store.read, sign, publishing, now: now() };
          const isWaiting = await isTooOften(limits, guard.limitKey(c));
          return answerPreview(c, isWaiting ?? (await showSharedDraft(parts, query)));
        },
        "GET /api/admin/entry/words": ({ query: { id } }) => {
          const words = [...knownWords(found(wordSetOf(id)))];
          return {
            words: words.map(([id, { placeholders, ...word }]) => ({
              ...{ id, ...word, placeholders: [...placeholders] },
            })),
          };
        },
        "GET /api/admin/entry/mails": async ({ query: { id, language, word } }) => {
          const { document } = await draftOf(id);
          const parts = { language, origin, sign, now: now() };
          const says = word ? mailsThatSay(word, mailsOf, document, parts) : [];
          const mails = sampleMails(mailsOf, document, parts);
          return {
            mails: mails.map(({ kind, subject }, place) => ({
              ...{ kind: kind.name, subject, says: says[place] ?? false },
            })),
          };
        },
        "GET /api/admin/entry/mail": async ({ c, query: { id, language, place } }) => {
          const { document } = await draftOf(id);
          const parts = { language, origin, sign, now: now() };
          const mail = found(sampleMails(mailsOf, document, parts)[place]);
          return c.html(mail.html, 200, {
            ...pageHeaders(c.get("visitor").secure, { scripts: [], styles: [] }),
            "content-security-policy": mailPolicy,
          });
        },
        "GET /api/admin/entry/news": async ({ by, query }) => {
          const draft = await draftOf(query.id);
          const people = await presence.note(administratorOf(by), query);
          const isNew = await hasNews(store.read, draft, query);
          const document = isNew ? shown(draft.document) : null;
          return { ...about(draft), ...(await standingOf(store, query.id)), document, people };
        },
        "POST /api/admin/entry/change": async ({ by, body }) => {
          publishing?.prepare();
          const answer = await changeDraft(store, administratorOf(by), body, now());
          const changed = await foundOf(body.id, answer);
          const { draft, isNew, contested, gone } = changed;
          const document = isNew ? shown(draft.document) : null;
          return { ...about(draft), document, contested, gone };
        },
        "GET /api/admin/entry/check": async ({ query: { id } }) => {
          const { document } = await draftOf(id);
          const { entry, problems } = readForm(document);
          if (problems.length > 0 || !publishing) return { problems: problems.map(asError) };
          const live = await liveOf(store.read, id);
          const languages = languageCodes.filter(
            (code) => isMeantFor(entry, code) || live.some(({ language }) => language === code),
          );
          return { problems: await checkDraft(store.read, { publishing }, entry, languages) };
        },
        "POST /api/admin/entry/save": async ({ by, body: { id } }) => {
          const kept = await store.write((trx) => keepVersion(trx, administratorOf(by), id, now()));
          const { draft, problems } = await foundOf(id, kept);
          return {
            ...about(draft),
            document: shown(draft.document),
            problems: problems.map(asError),
          };
        },
        "POST /api/admin/entry/publish": async ({ by, body }) => {
          if (!publishing) throw new Problem("unavailable", { detail: "There is no built site." });
          const parts = { store, publishing, now };
          return foundOf(body.id, await publishEntry(parts, administratorOf(by), body));
        },
        "GET /api/admin/entry/versions": async ({ query: { id, before } }) => {
          await draftOf(id);
          return listVersions(store.longReads, id, before);
        },
        "GET /api/admin/entry/version": async ({ query: { id, version } }) =>
          found(await compareVersion(store.longReads, await draftOf(id), version)),
        "POST /api/admin/entry/restore": async ({ by, body }) => {
          const restored = await restoreVersion(store, administratorOf(by), body, now());
          const draft = await foundOf(body.id, restored);
          return { ...about(draft), document: shown(draft.document) };
        },
        "GET /api/admin/entry/job": async ({ query: { job } }) => {
          const { state, outcome, progress } = found(await publishing?.job(job));
          const {
            release = null,
            pages = null,
            milliseconds = null,
            problems = [],
          } = outcome ?? {};
          return { state, progress, release, pages, milliseconds, problems };
        },
      }),
      tidy: () => sweepDrafts(store, now()),
    };
  },
});
