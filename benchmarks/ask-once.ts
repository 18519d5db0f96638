import { request } from "node:http";

export interface Answer {
  status: number;
  headers: string[];
  body: string;
  etag?: string;
  cookies: string;
}

/** One GET as a browser sends it. */
export function askOnce(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(
      { port, path, headers: { "accept-encoding": "gzip, deflate, br", ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            // Those that node:http adds by itself are left to it.
            headers: pairs(response.rawHeaders)
              .filter(([name]) => !/^(date|connection|keep-alive)$/i.test(name))
              .flat(),
            body: Buffer.concat(chunks).toString("base64"),
            etag: response.headers.etag,
            cookies: (response.headers["set-cookie"] ?? [])
              .map((cookie) => cookie.split(";")[0])
              .join("; "),
          }),
        );
      },
    )
      .on("error", reject)
      .end();
  });
}

/** `[name, value, name, value]` → `[[name, value], …]` */
export function pairs(raw: string[]): [string, string][] {
  return raw.flatMap((name, i): [string, string][] =>
    i % 2 === 0 ? [[name, raw[i + 1] ?? ""]] : [],
  );
}
