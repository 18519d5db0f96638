import { spawnSync } from "node:child_process";
import type { TestContext } from "vitest";

const packages: Record<string, string> = {
  nginx: "nginx",
  caddy: "caddy",
  openssl: "openssl",
  prometheus: "prometheus",
  promtool: "prometheus",
  ip: "iproute2",
  unshare: "util-linux",
  setpriv: "util-linux",
  "systemd-analyze": "systemd",
};

/** Skips the test with one line where a program is not installed. */
export function needs(context: TestContext, ...programs: (keyof typeof packages)[]): void {
  for (const program of programs)
    if (spawnSync("which", [program]).status !== 0)
      context.skip(`${program} is not installed (Debian: ${packages[program]}).`);
}
