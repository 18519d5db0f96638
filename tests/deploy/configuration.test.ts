import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { findBundle } from "#server/find-bundle.ts";
import { freePort } from "../support/free-port.ts";
import { noFeeds } from "../support/no-feeds.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { needs } from "./programs.ts";

const units = ["website.service", "website-backup.service", "website-backup.timer"];

/** The units with the paths of this machine, since systemd looks whether their programs are there. */
function unitsHere(): string[] {
  const folder = temporaryFolder();
  return units.map((name) => {
    const file = path.join(folder, name);
    const text = readFileSync(`deploy/${name}`, "utf8");
    writeFileSync(file, text.replaceAll("/opt/website", process.cwd()));
    return file;
  });
}

test("systemd's own verifier finds nothing to mend", (context) => {
  needs(context, "systemd-analyze");
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", ...unitsHere()], {
    encoding: "utf8",
  });
  // What it says about other units of the machine is not ours.
  const ours = stderr.split("\n").filter((line) => /website/.test(line));
  expect([status, ours]).toEqual([0, []]);
});

test("systemd finds the service well locked in", (context) => {
  needs(context, "systemd-analyze");
  for (const file of unitsHere().slice(0, 2)) {
    const args = ["security", "--offline=true", "--threshold=20", "--no-pager", file];
    const { status, stdout } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
    // The threshold is in tenths: at most 2.0 of 10.
    expect([file, status, /Overall exposure.*/.exec(stdout)?.[0]]).toEqual([
      file,
      0,
      expect.stringContaining("OK"),
    ]);
  }
});

test("the backup's folder is one that systemd makes, and the only one that is cleared", () => {
  const unit = readFileSync("deploy/website-backup.service", "utf8");
  const made = /^StateDirectory=(.*)$/m
    .exec(unit)?.[1]
    ?.split(" ")
    .map((name) => `/var/lib/${name}`);
  const named = [...unit.matchAll(/\/var\/[a-z/-]*[a-z]/g)].map(([folder]) => folder);
  expect(new Set(named)).toEqual(new Set(made));
});

/** The folders and files that the image's last stage takes from the first. */
function imageFiles(): string[] {
  const containerfile = readFileSync("deploy/Containerfile", "utf8");
  return [...containerfile.matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(
    ([, name = ""]) => name,
  );
}

test("what the image holds is enough for a stranger on a read-only system", async (context) => {
  needs(context, "unshare", "setpriv");
  if (process.getuid?.() !== 0) context.skip("A read-only system needs root.");
  const app = temporaryFolder();
  for (const name of imageFiles()) {
    const place = path.join(app, name);
    if (name === "node_modules") symlinkSync(path.resolve(name), place);
    else cpSync(name, place, { recursive: true, preserveTimestamps: true });
  }
  expect(findBundle(app), "the server in one file fits what the image holds").toBeDefined();
  const data = temporaryFolder();
  chmodSync(app, 0o755);
  chmodSync(data, 0o777);
  mkdirSync(path.join(data, "proc"));
  const port = await freePort();
  // The same as the image's and the unit's: no rights, no new ones, nothing to write to but the data.
  const script = `
    set -e
    mount --bind ${data} ${data}
    mount -o remount,ro,bind / 2>/dev/null || mount -o remount,ro /
    mount -t proc -o subset=pid,hidepid=2 proc /proc 2>/dev/null || true
    cd ${app}
    exec setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs --bounding-set=-all \\
      ${process.execPath} -e '
        const { spawn } = await import("node:child_process");
        const { writeFileSync } = await import("node:fs");
        try { writeFileSync("${app}/x", ""); console.log("WRITABLE"); } catch (error) { console.log(error.code); }
        const child = spawn(process.execPath, ["server/main.js"], { stdio: "inherit" });
        while (child.exitCode === null) {
          await new Promise((resolve) => setTimeout(resolve, 100));
          const answer = await fetch("http://127.0.0.1:${port}/readyz").catch(() => undefined);
          if (answer?.ok) { console.log("readyz", answer.status); break; }
        }
        console.log("contact", (await fetch("http://127.0.0.1:${port}/contact")).status);
        child.on("exit", (code) => { console.log("ended", code); });
        child.kill("SIGTERM");
      ' --input-type=module`;
  const output = execFileSync("unshare", ["--mount", "--pid", "--fork", "sh", "-c", script], {
    encoding: "utf8",
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: data,
      LOG_LEVEL: "error",
      SITE_ORIGIN: JSON.parse(readFileSync("build/static-manifest.json", "utf8")).origin,
      ...noFeeds,
    },
  });
  expect(output).toMatch(/^EROFS\n/);
  expect(output).toContain("readyz 200");
  expect(output).toContain("contact 200");
  expect(output).toContain("ended 0");
});

test("the image's health check tells a site that is ready from one that is not", async () => {
  const containerfile = readFileSync("deploy/Containerfile", "utf8");
  const [, list = ""] = /^ {2}CMD (\[.*\])$/m.exec(containerfile) ?? [];
  const [, ...args] = JSON.parse(list) as string[];
  const { createServer } = await import("node:http");
  let status = 200;
  const server = createServer((incoming, outgoing) => {
    outgoing.writeHead(incoming.url === "/readyz" ? status : 404).end();
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  const { spawn } = await import("node:child_process");
  const run = (PORT: number) =>
    new Promise((resolve) => {
      const env = { PATH: process.env.PATH, PORT: String(PORT) };
      spawn(process.execPath, args, { env, stdio: "ignore" }).on("exit", resolve);
    });
  expect(await run(port)).toBe(0);
  status = 503;
  expect(await run(port)).toBe(1);
  server.close();
  expect(await run(3)).toBe(1);
});
