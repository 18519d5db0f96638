import type { Browser, BrowserContextOptions } from "playwright-core";
import type { Site } from "./site.ts";

/** A browser in which the demo administrator is signed in. It asks from the machine itself, as the account demands. */
export async function signInToDemoBackOffice(
  browser: Browser,
  { origin }: Site,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ baseURL: origin, ...options });
  const { request } = context;
  await request.get("/api/session");
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  const response = await request.post("/api/login", {
    data: { email: "demo@example.com", password: "factory-demo" },
    headers: { origin, "x-xsrf-token": decodeURIComponent(token) },
  });
  if (!response.ok()) throw new Error(`The demo account is refused: ${await response.text()}`);
  return context;
}
