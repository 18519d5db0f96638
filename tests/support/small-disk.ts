import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export interface SmallDisk {
  folder: string;
  /** Takes all the room that is left. */
  fill(): void;
  /** Gives so many bytes of it back; a disk counts in pages of 4 KB. */
  free(bytes: number): void;
  /** Gives all of it back. */
  empty(): void;
  remove(): void;
}

/** A disk of so many megabytes, in memory; undefined where this account may not mount one (only root on Linux may). */
export function mountSmallDisk(megabytes: number, owner = 0): SmallDisk | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), "site-disk-"));
  const options = `size=${megabytes}m,uid=${owner},mode=700`;
  if (spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]).status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = path.join(folder, "filler");
  return {
    folder,
    fill() {
      for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) append(filler, size);
    },
    free: (bytes) => truncateSync(filler, Math.max(0, statSync(filler).size - bytes)),
    empty: () => rmSync(filler),
    remove() {
      execFileSync("umount", ["--lazy", folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** As many pieces of this size as fit. */
function append(file: string, size: number): void {
  const piece = Buffer.alloc(size);
  try {
    for (;;) writeFileSync(file, piece, { flag: "a" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}
