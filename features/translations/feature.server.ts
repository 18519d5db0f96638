import { administratorOf, auditLook } from "#platform/audit/keep-record.server.ts";
import type { Feature } from "#platform/feature.server.ts";
import type { AuditedAs } from "#platform/http/call.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { readUpload } from "#platform/http/read-upload.server.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { isLanguageCode } from "#platform/language/languages.ts";
import { translationCalls } from "./calls.ts";
import { readTextsCsv, writeTextsCsv } from "./files/csv.server.ts";
import { WrongFile } from "./files/file-text.ts";
import { readXliff, writeXliff } from "./files/xliff.server.ts";
import type { MachineSettings } from "./machine/ask-machine.server.ts";
import { translateByMachine } from "./machine/translate-by-machine.server.ts";
import { readTexts, readTranslations, targetOf } from "./read-translations.server.ts";
import { countDecisions, takeTexts } from "./take-texts.server.ts";

declare module "#platform/audit/audit-log.server.ts" {
  interface AuditActions {
    translations: AuditedAs<typeof translationCalls>;
  }
}

/** Bytes of a file that comes back. */
const most = 5 * 1024 * 1024;

interface Settings {
  /** Undefined: no machine translates. */
  translationHook: MachineSettings | undefined;
}

/** The texts of the site in its languages, written here, by a translator's program, or drafted by a machine. */
export const translationsFeature: Feature<Settings> = {
  name: "translations",
  calls: translationCalls,
  create({ settings: { translationHook: machine }, store, now, guard, log }) {
    return {
      calls: serveCalls(translationCalls, {
        "GET /api/admin/translations": async ({ query }) => ({
          ...(await readTranslations(store.longReads, query)),
          hasMachine: machine !== undefined,
        }),

        "POST /api/admin/translations": async ({ by, body: { texts } }) => ({
          texts: await takeTexts(
            store,
            administratorOf(by),
            "translations.write",
            texts.map((text) => ({ ...text, isConfirmed: true })),
            now(),
          ),
        }),

        "POST /api/admin/translations/machine": ({ by, body }) =>
          translateByMachine({ store, machine, log, now }, administratorOf(by), body),

        "GET /api/admin/translations/file": async ({ c, by, query: { format, ...filter } }) => {
          const language = targetOf(filter);
          const { shown } = await readTexts(store.longReads, filter);
          const texts = shown
            .filter(({ state }) => state !== "hidden")
            .map(({ sourceHash, targetHash, leaf, ...text }) => ({
              ...text,
              ...{ of: sourceHash, was: targetHash },
            }));
          await auditLook({ store, now }, administratorOf(by), {
            action: "translations.export",
            details: { language, texts: texts.length },
          });
          const isCsv = format === "csv";
          const file = isCsv ? writeTextsCsv(texts, language) : writeXliff(texts, language);
          return c.body(file, 200, {
            "content-type": `${isCsv ? "text/csv" : "application/x-xliff+xml"}; charset=utf-8`,
            "content-disposition": `attachment; filename="texts-${language}.${isCsv ? "csv" : "xlf"}"`,
          });
        },

        "POST /api/admin/translations/file": async ({ c, by, stillMay }) => {
          await guard.admitChange(c);
          const { file, isTooLarge } = await readUpload(c.req.raw, { control: "file", most });
          await stillMay();
          if (isTooLarge) throw refusal("too_large");
          const { language, texts } = readFile(file?.bytes ?? new Uint8Array());
          if (texts.length === 0 && language === "") throw refusal("empty");
          if (!isLanguageCode(language) || language !== targetOf({ language }))
            throw refusal("language", language);
          const incoming = texts.map((text) => ({ ...text, language }));
          const told = await takeTexts(
            store,
            administratorOf(by),
            "translations.import",
            incoming,
            now(),
          );
          const counts = countDecisions(told);
          const worthALook = ["late", "kept", "gone", "refused"];
          return {
            counts,
            texts: told.filter(({ decision }) => worthALook.includes(decision)).slice(0, 200),
          };
        },
      }),
    };
  },
};

const refusal = (code: string, place = "") =>
  new Problem("invalid", { errors: { file: [code] }, detail: place.slice(0, 100) });

/** @throws Problem `invalid` */
function readFile(bytes: Uint8Array) {
  try {
    const text = decode(bytes);
    return text.slice(0, 200).trimStart().startsWith("<") ? readXliff(text) : readTextsCsv(text);
  } catch (error) {
    if (error instanceof WrongFile) throw refusal(error.code, error.place);
    throw error;
  }
}

/** @throws WrongFile */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new WrongFile("not_text");
  }
}
