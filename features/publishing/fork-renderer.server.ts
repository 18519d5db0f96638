import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Begins the process that renders with the bundle of a build. `learns`: the styles that it finds stay in the build. */
export function forkRenderer(buildDir: string, learns: boolean): ChildProcess {
  return fork(
    fileURLToPath(new URL("./render-process.server.ts", import.meta.url)),
    [String(process.pid), buildDir, ...(learns ? ["learns"] : [])],
    {
      // It sees nothing of ours: no settings, no secrets. Fewer arenas keep its memory small.
      env: {
        NODE_ENV: "production",
        MALLOC_ARENA_MAX: "2",
        NODE_COMPILE_CACHE: fileURLToPath(
          new URL("../../node_modules/.cache/node", import.meta.url),
        ),
      },
      // Young objects fill 24 MB instead of 48: it seldom comes near the memory at which it has to collect at once.
      // Before 100 MB are in use it is not worth while to look for what is not: each page leaves some behind.
      execArgv: [
        "--max-old-space-size=160",
        "--max-semi-space-size=8",
        "--initial-old-space-size=100",
      ],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    },
  );
}
