import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../support/free-port.ts";
import { endProcess } from "../support/spawn-server.ts";

export type Webkit = Awaited<ReturnType<typeof startWebkit>>;

/** The name under which WebDriver hands out an element: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** WebKit, asked by WebDriver. */
export async function startWebkit(browser: string) {
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore" });

  async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      headers: { "content-type": "application/json" },
      body: body && JSON.stringify(body),
    });
    const { value } = (await answer.json()) as { value: Answer };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  const listens = () => fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
  while (!(await listens())) await wait(50);
  const options = { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } };
  const { sessionId } = await ask<{ sessionId: string }>("POST", "", {
    capabilities: { alwaysMatch: options },
  });
  const at = `/${sessionId}`;

  const element = async (css: string) => {
    const found = await ask<Record<string, string>>("POST", `${at}/element`, {
      using: "css selector",
      value: css,
    });
    return `${at}/element/${found[elementKey]}`;
  };
  return {
    goTo: (url: string) => ask("POST", `${at}/url`, { url }),
    resize: (width: number, height: number) => ask("POST", `${at}/window/rect`, { width, height }),
    run: <Answer>(script: string) =>
      ask<Answer>("POST", `${at}/execute/sync`, { script, args: [] }),
    click: async (css: string) => ask("POST", `${await element(css)}/click`, {}),
    type: async (css: string, text: string) => ask("POST", `${await element(css)}/value`, { text }),
    async close(): Promise<void> {
      await ask("DELETE", at);
      await endProcess(driver, "SIGTERM");
    },
  };
}
