import { execFileSync } from "node:child_process";
import path from "node:path";

export interface Certificate {
  certificate: string;
  key: string;
}

/** A certificate of our own for the site's name and this machine, as files in the folder; made by openssl. */
export function makeCertificate(folder: string, name: string): Certificate {
  const files = { certificate: path.join(folder, "tls.crt"), key: path.join(folder, "tls.key") };
  const names = `subjectAltName=DNS:${name},DNS:localhost,IP:127.0.0.1`;
  execFileSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
      ...["-days", "2", "-subj", `/CN=${name}`, "-addext", names],
      ...["-keyout", files.key, "-out", files.certificate],
    ],
    { stdio: "ignore" },
  );
  return files;
}
