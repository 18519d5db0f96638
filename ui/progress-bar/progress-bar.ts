import { BProgress } from "@bprogress/core";

/** docs/specification.md, Constants: trickle and speed 10 ms, from 8 to 100, linear, no spinner, done after 200 ms. */
const completionDelay = 200;

BProgress.configure({
  minimum: 0.08,
  maximum: 1,
  easing: "linear",
  speed: 10,
  trickleSpeed: 10,
  showSpinner: false,
  template: '<div class="bar" aria-hidden="true"></div>',
  barSelector: ".bar",
});

let completion: ReturnType<typeof setTimeout> | undefined;

/** Shows the bar; it creeps on by itself until the navigation ends. */
export function startProgress(): void {
  clearTimeout(completion);
  // Started twice, it would creep twice as fast.
  if (!BProgress.isStarted()) BProgress.start();
}

/** Completes the bar a moment after a navigation ended, was cancelled or failed; until then it is shown. */
export function completeProgress(): void {
  startProgress();
  completion = setTimeout(() => BProgress.done(), completionDelay);
}
