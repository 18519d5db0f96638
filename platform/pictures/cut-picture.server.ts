import { type ChildProcess, fork } from "node:child_process";
import type { CutOrder, CutPicture, CutRefusal } from "./cut-order.ts";
import type { CutAnswer, CutRequest } from "./picture-process.server.ts";

/** An idle process is ended, so that its memory is there for others, ms. */
const idleTime = 5_000;

export interface PictureCutter {
  /** Makes of a picture what was ordered; or says why it cannot be. */
  cut(bytes: Uint8Array, order: CutOrder): Promise<CutPicture | CutRefusal>;
  stop(): void;
}

interface Waiting {
  begin(child: ChildProcess): void;
  settle(cut: CutPicture | CutRefusal): void;
}

/**
 * Decodes pictures one after the other, in a process that is started when there is work and ends when there is none.
 * @param patience how long one picture may take, ms; one that takes longer is given up
 */
export function createPictureCutter(patience = 15_000): PictureCutter {
  const waiting: Waiting[] = [];
  let child: ChildProcess | undefined;
  let current: Waiting | undefined;
  let timer: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(new URL("./picture-process.server.ts", import.meta.url), [], {
      // It sees nothing of ours: no settings, no secrets. Fewer arenas keep its memory small.
      env: { MALLOC_ARENA_MAX: "2" },
      execArgv: ["--max-old-space-size=64"],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    started.on("message", ({ cut }: CutAnswer) => {
      if (child === started) settle(cut);
    });
    started.on("error", () => started.kill("SIGKILL"));
    started.on("exit", () => {
      if (child !== started) return;
      child = undefined;
      settle("damaged");
    });
    return started;
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
    timer = setTimeout(() => {
      end();
      settle("tooSlow");
    }, patience);
    current.begin(child);
  }

  function settle(cut: CutPicture | CutRefusal) {
    clearTimeout(timer);
    const done = current;
    current = undefined;
    done?.settle(cut);
    next();
  }

  function end() {
    clearTimeout(idle);
    const ended = child;
    child = undefined;
    ended?.kill("SIGKILL");
  }

  return {
    cut: (bytes, order) =>
      new Promise((resolve) => {
        waiting.push({
          settle: resolve,
          begin(child) {
            child.send({ bytes, order } satisfies CutRequest, (error) => {
              if (error) settle("damaged");
            });
          },
        });
        next();
      }),
    stop() {
      for (const one of waiting.splice(0)) one.settle("damaged");
      end();
      settle("damaged");
      clearTimeout(idle);
    },
  };
}
