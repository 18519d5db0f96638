import { type ChildProcess, fork } from "node:child_process";
import type { ResizeAnswer, ResizeRequest } from "./picture-process.server.ts";

/** How long one picture may take, ms; one that takes longer is given up. */
const patience = 15_000;
/** An idle process is ended, so that its memory is there for others, ms. */
const idleTime = 5_000;

type ResizedPicture = NonNullable<ResizeAnswer["pictures"]>[number];

export interface PictureResizer {
  /** The picture in the sizes that are shown, as WebP; null for what is none or cannot be decoded. */
  resize(bytes: Uint8Array): Promise<ResizedPicture[] | null>;
  stop(): void;
}

/** Resizes pictures in a process that is started when there is work and ends when there is none. */
export function createPictureResizer(): PictureResizer {
  const waiting = new Map<number, (answer: ResizedPicture[] | null) => void>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): ChildProcess {
    const started = fork(new URL("./picture-process.server.ts", import.meta.url), [], {
      // It sees nothing of ours: no settings, no secrets. Fewer arenas keep its memory small.
      env: { MALLOC_ARENA_MAX: "2" },
      execArgv: ["--max-old-space-size=64"],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    started.on("message", ({ id, pictures }: ResizeAnswer) => settle(id, pictures));
    started.on("error", () => started.kill("SIGKILL"));
    started.on("exit", () => {
      if (child !== started) return;
      child = undefined;
      for (const id of [...waiting.keys()]) settle(id, null);
    });
    return started;
  }

  function settle(id: number, pictures: ResizedPicture[] | null) {
    waiting.get(id)?.(pictures);
    waiting.delete(id);
    if (waiting.size === 0) idle = setTimeout(stop, idleTime).unref();
  }

  function stop() {
    clearTimeout(idle);
    child?.kill("SIGKILL");
  }

  return {
    resize(bytes) {
      clearTimeout(idle);
      child ??= start();
      const id = ++lastId;
      return new Promise((resolve) => {
        const timer = setTimeout(stop, patience);
        waiting.set(id, (pictures) => {
          clearTimeout(timer);
          resolve(pictures);
        });
        child?.send({ id, bytes } satisfies ResizeRequest, (error) => {
          if (error) settle(id, null);
        });
      });
    },
    stop,
  };
}
