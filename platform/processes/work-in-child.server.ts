import { type ChildProcess, fork } from "node:child_process";
import { giveUpOnChild } from "./give-up-on-child.server.ts";

/** An idle process is ended, so that its memory is there for others, ms. */
const idleTime = 5_000;

export interface ChildWork<Order, Made> {
  do(order: Order): Promise<Made>;
  stop(): void;
}

interface Work<Made> {
  begin(child: ChildProcess): void;
  settle(made: Made): void;
}

/**
 * Does one piece of work after the other, in a process that is started when there is some and ends when there is none.
 * @param module what runs there: it answers each message with one
 * @param patience processor time that one piece may take, ms; one that takes longer is given up
 * @param ended what is made where the process ends over it; `tooSlow`: where patience does
 */
export function createChildWork<Order extends object, Made>(
  module: URL,
  {
    patience,
    ended,
    tooSlow,
    args = [],
  }: { patience: number; ended: Made; tooSlow: Made; args?: readonly string[] },
): ChildWork<Order, Made> {
  const waiting: Work<Made>[] = [];
  let child: ChildProcess | undefined;
  let current: Work<Made> | undefined;
  let answered = () => {};
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(module, args, {
      // It sees nothing of ours: no settings, no secrets. Fewer arenas keep its memory small.
      env: { MALLOC_ARENA_MAX: "2" },
      execArgv: ["--max-old-space-size=64"],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    started.on("message", (made: Made) => {
      if (child === started) settle(made);
    });
    started.on("error", () => started.kill("SIGKILL"));
    started.on("exit", () => lose(started));
    return started;
  }

  /** What it was doing ends with it; the next piece gets another process. It may be over before its end is told. */
  function lose(lost: ChildProcess) {
    if (child !== lost) return;
    end();
    settle(ended);
  }

  function next() {
    if (current) return;
    current = waiting.shift();
    if (!current) {
      idle = setTimeout(end, idleTime).unref();
      return;
    }
    clearTimeout(idle);
    child ??= start();
    answered = giveUpOnChild(child, patience, () => {
      end();
      settle(tooSlow);
    });
    current.begin(child);
  }

  function settle(made: Made) {
    answered();
    const done = current;
    current = undefined;
    done?.settle(made);
    next();
  }

  function end() {
    clearTimeout(idle);
    const last = child;
    child = undefined;
    last?.kill("SIGKILL");
  }

  return {
    do: (order) =>
      new Promise((resolve) => {
        waiting.push({
          settle: resolve,
          begin(child) {
            child.send(order, (error) => {
              if (error) lose(child);
            });
          },
        });
        next();
      }),
    stop() {
      for (const one of waiting.splice(0)) one.settle(ended);
      end();
      settle(ended);
      clearTimeout(idle);
    },
  };
}
