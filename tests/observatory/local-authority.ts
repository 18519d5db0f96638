import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export interface LocalCertificate {
  /** Of the authority, to be trusted. */
  authority: string;
  key: string;
  cert: string;
}

/** A certificate authority that lives as long as a folder does, and its certificate for `localhost`. Needs openssl. */
export function makeLocalCertificate(folder: string): LocalCertificate {
  const openssl = (...args: string[]) =>
    execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });
  const elliptic = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-noenc"];
  openssl(
    ...["req", "-x509", ...elliptic, "-days", "2", "-subj", "/CN=Authority of a test"],
    ...["-keyout", "authority.key", "-out", "authority.pem"],
  );
  openssl("req", ...elliptic, "-subj", "/CN=localhost", "-keyout", "site.key", "-out", "site.csr");
  writeFileSync(path.join(folder, "names"), "subjectAltName=DNS:localhost");
  openssl(
    ...["x509", "-req", "-in", "site.csr", "-CA", "authority.pem", "-CAkey", "authority.key"],
    ...["-CAcreateserial", "-days", "2", "-extfile", "names", "-out", "site.pem"],
  );
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  return { authority: read("authority.pem"), key: read("site.key"), cert: read("site.pem") };
}
