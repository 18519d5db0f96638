import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./free-port.ts";
import { endProcess } from "./spawn-server.ts";

export interface Proxy {
  name: string;
  url: string;
  stop(): Promise<unknown>;
}

/** A reverse proxy before servers on these ports, in turn: nginx where it is installed, else one of our own. */
export function startProxy(ports: readonly number[]): Promise<Proxy> {
  return spawnSync("nginx", ["-v"]).status === 0 ? startNginx(ports) : startOwnProxy(ports);
}

/**
 * A request that was not answered goes to the next server, posts too: the forms' carry an idempotency key
 * (https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_next_upstream). Without `max_fails=0` nginx leaves a
 * server out for a while after one failure, and with two of them there are moments in which it asks neither.
 */
const configuration = (port: number, ports: readonly number[]) => `
daemon off; pid nginx.pid; error_log stderr crit; worker_processes 1; user root;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path temp; proxy_temp_path temp; fastcgi_temp_path temp; uwsgi_temp_path temp; scgi_temp_path temp;
  upstream site {
${ports.map((each) => `    server 127.0.0.1:${each} max_fails=0;`).join("\n")}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_set_header Host $host;
      proxy_connect_timeout 1s;
      proxy_next_upstream error timeout non_idempotent;
    }
  }
}`;

async function startNginx(ports: readonly number[]): Promise<Proxy> {
  const folder = mkdtempSync(path.join(tmpdir(), "site-nginx-"));
  mkdirSync(path.join(folder, "temp"));
  const port = await freePort();
  writeFileSync(path.join(folder, "nginx.conf"), configuration(port, ports));
  const nginx = spawn("nginx", ["-p", folder, "-c", path.join(folder, "nginx.conf")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  while ((await fetch(`${url}/healthz`).catch(() => undefined)) === undefined) {
    if (nginx.exitCode !== null) throw new Error("nginx did not start");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    name: "nginx",
    url,
    async stop() {
      await endProcess(nginx, "SIGQUIT");
      rmSync(folder, { recursive: true });
    },
  };
}

async function startOwnProxy(ports: readonly number[]): Promise<Proxy> {
  let turn = 0;
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray());
    // Its own turn: with that of all, requests at once would ask one server twice and the other not at all.
    const first = turn++;
    let tries = 0;
    function pass(): void {
      const port = ports[(first + tries) % ports.length];
      tries += 1;
      const { method, url: address, headers } = incoming;
      const passed = request(
        { host: "127.0.0.1", port, method, path: address, headers },
        (answer) => answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers)),
      );
      passed.on("error", () => {
        if (outgoing.headersSent) outgoing.destroy();
        else if (tries < ports.length) pass();
        else outgoing.writeHead(502).end();
      });
      passed.end(body);
    }
    pass();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    name: "a small proxy",
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
