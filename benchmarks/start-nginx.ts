import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../tests/support/free-port.ts";
import { askOnce } from "./ask-once.ts";

const temporaryPaths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/** One process, sending what the build has compressed, and writing a line for each request as we do. */
const configuration = (folder: string, port: number) => `
${process.getuid?.() === 0 ? "user root;" : ""}
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off;
master_process off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types;
  access_log ${folder}/access.log combined buffer=32k;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=1000;
  ${temporaryPaths.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  server {
    listen 127.0.0.1:${port};
    root ${path.resolve("build/client")};
    brotli_static on;
    gzip_static on;
    location / { try_files $uri $uri/index.html =404; }
  }
}
`;

/** nginx on the built files; undefined where it or its module for brotli is not installed. */
export async function startNginx() {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-nginx-"));
  const port = await freePort();
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, port));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (spawnSync("nginx", ["-t", "-c", file]).status !== 0) return remove();
  const child = spawn("nginx", ["-c", file], { stdio: "ignore" });
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
    remove();
  };
  while (true) {
    const answer = await askOnce(port, "/", {}).catch(() => undefined);
    if (answer) return { port, pid: child.pid, stop };
    if (child.exitCode !== null) return remove();
  }
}
