import type { Feature } from "#platform/feature.server.ts";
import { found, Problem } from "#platform/http/problem.server.ts";
import { day, everyPost, hour, type RateLimit } from "#platform/http/rate-limits.server.ts";
import { checkTexts } from "#platform/http/read-call.server.ts";
import { bodyKind, readFields } from "#platform/http/request-body.server.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { helpCalls, usefulFields } from "./calls.ts";
import { addressOfArticle, countAnswer, listArticles } from "./count-answers.server.ts";
import { helpData } from "./help-tables.server.ts";
import { usefulThanks } from "./useful-thanks.ts";

const answers = {
  name: "helpAnswers",
  points: 40,
  seconds: hour,
  reason: "an office reads many articles, but nobody all of them each hour",
} as const satisfies RateLimit;

/** Counted for each article. */
const again = {
  name: "helpAnswersAgain",
  points: 1,
  seconds: day,
  reason: "who presses twice means it once",
} as const satisfies RateLimit;

/** Whether help articles help. */
export const helpFeature: Feature = {
  name: "help",
  calls: helpCalls,
  data: helpData,
  create({ store, guard, limits }) {
    /** Whether this is the visitor's first answer to the article today. */
    const isFirst = (visitor: string, entry: string) =>
      limits.take([again], `${visitor} ${entry}`).then(
        () => true,
        (refused) => {
          if (refused instanceof Problem && refused.code === "limited") return false;
          throw refused;
        },
      );
    return {
      calls: serveCalls(helpCalls, {
        "POST /api/help/useful": async ({ c }) => {
          const visitor = guard.limitKey(c);
          await limits.take([everyPost, answers], visitor);
          const kind = bodyKind(c.req.raw.headers);
          if (kind !== "form") throw new Problem("unsupported_type");
          guard.admitPost(c, kind);
          const said = checkTexts(usefulFields, await readFields(c.req.raw, kind));
          const { Article: entry, Language: language, Useful: useful } = said;
          const address = found(await addressOfArticle(store.read, { entry, language }));
          if (await isFirst(visitor, entry))
            await store.write((trx) => countAnswer(trx, { entry, language, useful }));
          return c.redirect(`${address}#${usefulThanks}`, 303);
        },
        "GET /api/admin/help": async () => ({ articles: await listArticles(store.longReads) }),
      }),
    };
  },
};
