import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { askFront } from "./ask-front.ts";
import { makeCertificate } from "./certificate.ts";
import { needs } from "./programs.ts";
import { firstSite, nginxFile, nginxSite } from "./start-front.ts";

const challenge = "/.well-known/acme-challenge/token";

test("a machine without a certificate: proofs over HTTP first, then HTTPS, then proofs for the next one", async (context) => {
  needs(context, "nginx", "openssl");
  const challenges = temporaryFolder();
  const place = {
    upstreams: ["127.0.0.1:9"],
    httpsPort: await freePort(),
    httpPort: await freePort(),
    challenges,
  };
  const folder = temporaryFolder();
  const missing = { certificate: path.join(folder, "tls.crt"), key: path.join(folder, "tls.key") };
  // Why there are two files: nginx does not start without the certificate that it names.
  const tooEarly = nginxFile(nginxSite({ ...place, certificate: missing }));
  expect(spawnSync("nginx", ["-t", "-c", tooEarly]).status).not.toBe(0);

  const main = nginxFile(firstSite(place));
  const nginx = spawn("nginx", ["-c", main], { stdio: "ignore" });
  onTestFinished(async () => {
    nginx.kill("SIGTERM");
    if (nginx.exitCode === null) await once(nginx, "exit");
  });
  const ask = (target: string) =>
    fetch(`http://127.0.0.1:${place.httpPort}${target}`, { redirect: "manual" }).catch(
      () => undefined,
    );
  await expect.poll(async () => (await ask("/contact"))?.status).toBe(503);
  mkdirSync(path.join(challenges, path.dirname(challenge)), { recursive: true });
  writeFileSync(path.join(challenges, challenge), "proof");
  expect(await (await ask(challenge))?.text()).toBe("proof");

  const certificate = makeCertificate(folder, "www.example.com");
  writeFileSync(
    path.join(path.dirname(main), "website.conf"),
    nginxSite({ ...place, certificate }),
  );
  expect(spawnSync("nginx", ["-t", "-c", main]).status).toBe(0);
  nginx.kill("SIGHUP");
  const ca = readFileSync(certificate.certificate);
  const secure = () =>
    askFront(place.httpsPort, ca, "/contact").then(
      ({ status }) => status,
      () => 0,
    );
  // Nothing runs behind it here: nginx itself answers, on HTTPS.
  await expect.poll(secure, { timeout: 10_000 }).toBe(503);
  await expect.poll(async () => (await ask("/contact"))?.status, { timeout: 10_000 }).toBe(301);
  expect(await (await ask(challenge))?.text()).toBe("proof");
});

test("the guide's commands name the folder and the files that the configuration names", () => {
  const guide = readFileSync("docs/run-in-production.md", "utf8");
  const [, folder = "", name = ""] =
    /certbot certonly --webroot -w (\S+) -d (\S+)/.exec(guide) ?? [];
  for (const file of ["nginx-first.conf", "nginx.conf"]) {
    expect(guide).toContain(`deploy/${file} /etc/nginx/conf.d/website.conf`);
    expect(readFileSync(`deploy/${file}`, "utf8")).toContain(`acme-challenge/ { root ${folder}; }`);
  }
  // certbot names the folder of a certificate after the first name that was asked for.
  expect(readFileSync("deploy/nginx.conf", "utf8")).toContain(`/etc/letsencrypt/live/${name}/`);
  expect(guide).toContain(`install -d ${folder}`);
});
