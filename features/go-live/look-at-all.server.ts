import { type GoLiveCheck, grades } from "#platform/go-live/go-live-check.ts";
import type { Answer } from "#platform/http/call.ts";
import type { goLiveCalls } from "./calls.ts";

export type Finding = Answer<(typeof goLiveCalls)["GET /api/admin/go-live"]>["findings"][number];

/** Names that are said of one check; the rest is counted. */
const most = 10;

/** What every check sees now, the worst first. */
export async function lookAtAll<Settings>(
  checks: readonly GoLiveCheck<Settings>[],
  at: Parameters<GoLiveCheck<Settings>["look"]>[0],
): Promise<Finding[]> {
  const findings = await Promise.all(
    checks.map(async ({ name, where = null, look }): Promise<Finding> => {
      const { grade, names = [] } = await look(at);
      const more = Math.max(0, names.length - most);
      return { check: name, grade, names: names.slice(0, most), more, where };
    }),
  );
  return findings.sort((one, other) => grades.indexOf(one.grade) - grades.indexOf(other.grade));
}
