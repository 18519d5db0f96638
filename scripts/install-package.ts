import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";

/** Whether a test may install what it needs: only root on Debian. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Installs the first of these Debian packages that there is. */
export function installPackage(...names: string[]): void {
  const install = (...args: string[]) =>
    spawnSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  install("update", "-q");
  names.find((name) => install("install", "-qy", "--no-install-recommends", name));
}
