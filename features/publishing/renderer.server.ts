import type { ChildProcess } from "node:child_process";
import { giveUpOnChild } from "#platform/processes/give-up-on-child.server.ts";
import { forkRenderer } from "./fork-renderer.server.ts";
import {
  ChildEnded,
  RendererNotStarted,
  RendererStopped,
  RenderFailed,
} from "./render-failures.server.ts";
import type { PageToRender, RenderedPage } from "./render-page.server.ts";

/** Processor time that one page may take, and a child until it is ready, ms. */
const patience = { page: 15_000, start: 30_000 };
/** An idle child is ended, so that its memory is there for others, ms. */
const idleTime = 60_000;
/** Above this, bytes, a child is ended and another one goes on. */
const mostMemory = 220 * 1024 * 1024;

export interface RenderRequest {
  id: number;
  page: PageToRender;
}
export type RenderAnswer = { memory: number; id: number } & (
  | { page: RenderedPage }
  | { problem: string }
);

export interface Renderer {
  /** A page whose child ends, for whatever reason, gets another one. @throws RenderFailed */
  render(page: PageToRender): Promise<RenderedPage>;
  /** Whether a child is up, so that a page need not wait for its start. */
  isReady(): boolean;
  /** Somebody will want a page soon: the child is started, or kept for a while longer. */
  prepare(): void;
  /** Ends what renders at once, for good. Whoever waits for a page hears RendererStopped. */
  stop(): void;
}

interface Waiting {
  resolve(page: RenderedPage): void;
  reject(error: RenderFailed): void;
}

/**
 * Renders pages in a child that is started when there is work, and ends when there is none.
 * @param pagePatience processor time that one page may take, ms; a child that takes longer hangs
 * @param startPatience the same for its start
 * @param learns it is the build that renders: the styles that are found stay in it
 */
export function createRenderer(
  buildDir: string,
  { pagePatience = patience.page, startPatience = patience.start, learns = false } = {},
): Renderer {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let unwatch = () => {};
  let lastId = 0;
  let why = "";
  let isReady = false;
  let isStopped = false;
  let lastTry: Promise<unknown> = Promise.resolve();

  function start(): ChildProcess {
    why = "";
    isReady = false;
    const started = forkRenderer(buildDir, learns);
    started.stderr?.on("data", (chunk) => {
      why = (why + chunk).slice(-2_000);
    });
    started.on("message", (answer: RenderAnswer | { ready: true }) => {
      if (child !== started) return;
      isReady = true;
      if ("id" in answer) settle(started, answer);
      watch();
    });
    started.on("error", (error) => {
      // Without an id there is no process: Node itself may be gone.
      if (started.pid === undefined) lose(started, error.message);
      else started.kill("SIGKILL");
    });
    // Not at its exit: that it was ready may still be on its way then, and so may the reason.
    started.on("close", (code, signal) => {
      const last =
        why
          .trim()
          .split("\n")
          .find((line) => /Error|heap limit/.test(line)) ??
        signal ??
        code;
      lose(started, last ?? "for no reason that it told");
    });
    return started;
  }

  /** Whoever waits for a child that is no more hears of it; the next page gets another one. */
  function lose(lost: ChildProcess, reason: string | number): void {
    if (child !== lost) return;
    child = undefined;
    unwatch();
    rejectAll(isReady ? new ChildEnded(reason) : new RendererNotStarted(reason));
  }

  function rejectAll(error: RenderFailed): void {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function settle(from: ChildProcess, answer: RenderAnswer): void {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("page" in answer) asked?.resolve(answer.page);
    else asked?.reject(new RenderFailed(answer.problem));
    // It has grown: the next page gets a new one.
    if (answer.memory > mostMemory && waiting.size === 0) end(from);
  }

  /** Ends a child that hangs, and one that has nothing to do. */
  function watch(patience = pagePatience): void {
    unwatch();
    const watched = child;
    if (!watched) return;
    if (isReady && waiting.size === 0) {
      const idle = setTimeout(() => watched.kill("SIGKILL"), idleTime).unref();
      unwatch = () => clearTimeout(idle);
      return;
    }
    unwatch = giveUpOnChild(watched, patience, () => {
      why = `Error: no answer for ${patience / 1000} seconds`;
      watched.kill("SIGKILL");
    });
  }

  function end(ended: ChildProcess): void {
    if (child === ended) child = undefined;
    ended.kill("SIGKILL");
  }

  function ready(): ChildProcess {
    if (!child) {
      child = start();
      watch(startPatience);
    }
    return child;
  }

  async function ask(page: PageToRender): Promise<RenderedPage> {
    if (isStopped) throw new RendererStopped();
    const id = ++lastId;
    const asked = ready();
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      if (waiting.size === 1 && isReady) watch();
      asked.send({ id, page } satisfies RenderRequest, (error) => {
        // It has ended, or is about to; how is told by its end.
        if (error) asked.kill("SIGKILL");
      });
    });
  }

  return {
    render: (page) =>
      ask(page).catch((error) => {
        const mayHelp = error instanceof ChildEnded || error instanceof RendererNotStarted;
        if (!mayHelp) throw error;
        // One after the other: the page that ends a child is then the one that is named.
        const second = lastTry.then(() => ask(page));
        lastTry = second.catch(() => undefined);
        return second;
      }),
    isReady: () => child !== undefined && isReady,
    prepare() {
      if (isStopped) return;
      ready();
      if (isReady && waiting.size === 0) watch();
    },
    stop() {
      isStopped = true;
      unwatch();
      if (child) end(child);
      rejectAll(new RendererStopped());
    },
  };
}
