import { readFileSync } from "node:fs";
import { askOnce } from "./ask-once.ts";
import type { Measured } from "./generate-load.ts";
import { measureLoad, requestText } from "./measure-load.ts";

/** Contact messages over HTTP, each on the disk with its two mails before it is acknowledged. */
export async function measureMessages(
  port: number,
  { connections, duration }: { connections: number; duration: number },
): Promise<Measured> {
  const { cookies } = await askOnce(port, "/api/session", {});
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? "";
  const body = JSON.stringify({
    NameSurname: "Deniz Kaya",
    // Another person each time: nobody gets more than thirty receipts a day.
    Email: "deniz-{number}@example.com",
    Phone: "0222 000 00 00",
    Company: "Örnek A.Ş.",
    Message: "Üretim verilerimizi tek ekranda görmek istiyoruz.",
    Language: "tr",
  });
  const length = Buffer.byteLength(body.replace("{number}", "00000000"));
  const post = requestText(
    "POST",
    "/api/v1/Site/ContactForm/Create",
    {
      origin: JSON.parse(readFileSync("build/static-manifest.json", "utf8")).origin,
      "content-type": "application/json",
      "content-length": String(length),
      cookie: cookies,
      "x-xsrf-token": decodeURIComponent(token),
    },
    body,
  );
  return measureLoad({ port, request: post, connections, duration });
}
