import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "../support/temporary-folder.ts";
import type { Certificate } from "./certificate.ts";

export interface Place {
  certificate: Certificate;
  /** Addresses of the site's processes: `127.0.0.1:3000`. */
  upstreams: string[];
  httpsPort: number;
  httpPort: number;
  /** Where proofs for a certificate lie; undefined: where the file says. */
  challenges?: string;
  /** Put in front of the command, such as `ip netns exec name`. */
  within?: string[];
}

const replaceAll = (text: string, changes: [RegExp, string][]) => {
  for (const [pattern, replacement] of changes) {
    if (!pattern.test(text)) throw new Error(`${pattern} is not in the file: mend this test`);
    text = text.replace(pattern, () => replacement);
  }
  return text;
};

type PlainPlace = Pick<Place, "httpPort" | "challenges">;

/** What both files say about HTTP: another port, and another folder for the proofs that the names are ours. */
const plainChanges = ({ httpPort, challenges }: PlainPlace): [RegExp, string][] => [
  [/^ +listen \[::\].*\n/gm, ""],
  [/listen 80;/g, `listen ${httpPort};`],
  [/root \/var\/www\/acme;/, `root ${challenges ?? "/var/www/acme"};`],
];

/** deploy/nginx-first.conf with another port and folder; the rest is as it ships. */
export const firstSite = (place: PlainPlace): string =>
  replaceAll(readFileSync("deploy/nginx-first.conf", "utf8"), plainChanges(place));

/** deploy/nginx.conf with other ports, files and upstreams; the rest is as it ships. */
export function nginxSite(place: Place): string {
  const { certificate, upstreams, httpsPort } = place;
  return replaceAll(readFileSync("deploy/nginx.conf", "utf8"), [
    ...plainChanges(place),
    [/listen 443 /g, `listen ${httpsPort} `],
    [/\/etc\/letsencrypt\S+fullchain\.pem/g, certificate.certificate],
    [/\/etc\/letsencrypt\S+privkey\.pem/g, certificate.key],
    [
      /server 127\.0\.0\.1:3000 (.*);/,
      upstreams.map((one) => `server ${one} max_fails=1 fail_timeout=10s;`).join("\n"),
    ],
  ]);
}

/** A main file around a site's, which stands beside it as website.conf; everything that nginx writes is there too. */
export function nginxFile(site: string): string {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, "website.conf"), site);
  mkdirSync(path.join(folder, "temp"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
    .join(" ");
  const main = path.join(folder, "nginx.conf");
  writeFileSync(
    main,
    `${process.getuid?.() === 0 ? "user root; " : ""}daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; types { } default_type application/octet-stream; ${temporary}
include ${folder}/website.conf; }\n`,
  );
  return main;
}

/** deploy/Caddyfile with other ports, certificate and upstreams, and without asking anybody for certificates. */
function caddyFile({ certificate, upstreams, httpsPort, httpPort }: Place): string {
  const site = replaceAll(readFileSync("deploy/Caddyfile", "utf8"), [
    [/^example\.com \{/m, `http://example.com:${httpPort} {\n\tbind 127.0.0.1`],
    [
      /^www\.example\.com \{/m,
      `https://www.example.com:${httpsPort} {\n\tbind 127.0.0.1\n\ttls ${certificate.certificate} ${certificate.key}`,
    ],
    [/reverse_proxy 127\.0\.0\.1:3000/, `reverse_proxy ${upstreams.join(" ")}`],
  ]);
  const file = path.join(temporaryFolder(), "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  return file;
}

const commands = {
  nginx: (place: Place) => ["nginx", "-c", nginxFile(nginxSite(place))],
  caddy: (place: Place) => ["caddy", "run", "--adapter", "caddyfile", "--config", caddyFile(place)],
};
export type FrontName = keyof typeof commands;

/** Starts the web server and waits until it listens; stopped after the test. */
export async function startFront(name: FrontName, place: Place): Promise<void> {
  const [program = "", ...args] = [...(place.within ?? []), ...commands[name](place)];
  // Caddy keeps its certificates and its last configuration at home.
  const env = { PATH: process.env.PATH, HOME: temporaryFolder() };
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"], env });
  let words = "";
  child.stderr.on("data", (chunk) => {
    words += chunk;
  });
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  });
  if (place.within) return;
  for (let tries = 0; !(await listens(place.httpsPort)); tries += 1) {
    if (child.exitCode !== null || tries > 200) throw new Error(`${name} did not start: ${words}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => end(true)).once("error", () => end(false));
  });
}
