import type { Operation } from "./operation-schema.ts";

/** At most so many steps at once, and so many bytes: the server reads 160 KB (platform/http/request-body.server.ts). */
const atOnce = 200;
const together = 100_000;
const alone = 150_000;

/** Which steps are sent next. One that no request can hold waits for a shorter text, and holds up no other. */
export function nextSteps(pending: readonly Operation[]): { now: Operation[]; later: Operation[] } {
  const steps = withoutOvertaken(pending).map((step) => ({ step, bytes: bytesOf(step) }));
  const now: Operation[] = [];
  const later: Operation[] = [];
  let sum = 0;
  let isFull = false;
  for (const { step, bytes } of steps) {
    const waits = bytes > alone;
    isFull ||= !waits && now.length > 0 && (now.length >= atOnce || sum + bytes > together);
    if (waits || isFull) later.push(step);
    else {
      now.push(step);
      sum += bytes;
    }
  }
  return { now, later };
}

/** Of a text that is too long and was written anew since, the newer one goes, against what was seen before both. */
function withoutOvertaken(pending: readonly Operation[]): Operation[] {
  const steps = [...pending];
  for (const [place, step] of steps.entries()) {
    if (step.do !== "set" || bytesOf(step) <= alone) continue;
    const next = steps.findIndex((other, at) => at > place && isSameField(step, other));
    if (next < 0) continue;
    steps[next] = { ...(steps[next] as typeof step), was: step.was };
    steps.splice(place, 1);
    return withoutOvertaken(steps);
  }
  return steps;
}

export const isSameField = (one: Operation, other: Operation | undefined): boolean =>
  one.do === "set" && other?.do === "set" && one.at === other.at && one.language === other.language;

const bytesOf = (step: Operation) => new TextEncoder().encode(JSON.stringify(step)).length;
