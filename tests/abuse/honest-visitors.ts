import { Agent, get } from "node:http";
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { nextAddress } from "../support/visitor.ts";

/** What they look at, in turns: a page, a file, an answer of the app. */
const walk = ["/", "/contact", "/assets/app-1a2b.js", "/healthz", "/api/v1/Site/News?language=en"];

/** Milliseconds between two requests of one visitor. */
const pause = 20;
const visitors = 4;
/** Milliseconds in which nobody abuses anything: what the machine gives while it is busy with something else. */
const quiet = 1_500;

export interface Served {
  count: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  slowest: number;
}

/**
 * Lets a few people look at the site as long as the abuse lasts, and for a moment before it; every request must be
 * answered with 200.
 */
export async function whileVisited(url: string, abuse: () => Promise<unknown>) {
  // Who comes first pays for what is compiled and read then.
  await visitsDuring(url, () => wait(quiet / 3));
  const alone = await visitsDuring(url, () => wait(quiet));
  return { ...(await visitsDuring(url, abuse)), alone };
}

async function visitsDuring(url: string, abuse: () => Promise<unknown>): Promise<Served> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let isOver = false;
  async function visit(): Promise<void> {
    for (let at = 0; !isOver; at += 1) {
      times.push(await timeOf(url + walk[at % walk.length], agent));
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  const visits = Promise.all(Array.from({ length: visitors }, visit));
  try {
    // A visitor who is not served ends the abuse at once.
    await Promise.race([abuse(), visits]);
  } finally {
    isOver = true;
    await visits;
    agent.destroy();
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  return { count: times.length, p50: at(0.5) ?? 0, p99: at(0.99) ?? 0, slowest: at(1) ?? 0 };
}

/** The promise to honest visitors, printed with its figures: 100 ms, or four times what it takes without abuse. */
export function expectServed(name: string, served: Served & { alone: Served }): void {
  const { count, p50, p99, slowest, alone } = served;
  const ms = (time: number) => `${time.toFixed(1)} ms`;
  console.log(
    `${name}: ${count} honest requests meanwhile, p50 ${ms(p50)}, p99 ${ms(p99)}, slowest ${ms(slowest)}; ` +
      `before it p99 ${ms(alone.p99)}`,
  );
  expect(count).toBeGreaterThan(50);
  const load = loadavg()[0]?.toFixed(1);
  expect(p99, `p99 of honest visitors, ms; the machine's load is ${load}`).toBeLessThan(
    Math.max(100, 4 * alone.p99),
  );
}

function timeOf(address: string, agent: Agent): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    // Each one from an address of its own: limits are not the point here.
    const headers = { host: "localhost", "x-forwarded-for": nextAddress() };
    get(address, { agent, headers }, (answer) => {
      answer.resume();
      answer.once("error", reject);
      answer.once("end", () => {
        if (answer.statusCode === 200) resolve(performance.now() - begun);
        else reject(new Error(`${address}: ${answer.statusCode}`));
      });
    }).once("error", reject);
  });
}
