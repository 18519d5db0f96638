import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { askMachine } from "./ask-machine.server.ts";

let end: (() => void) | undefined;
afterEach(() => end?.());

async function machine(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  end = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, secret: undefined, patience: 300 };
}

const ask = async (answer: RequestListener) =>
  askMachine(await machine(answer), "tr", "de", [{ id: "1", kind: "line", text: "Merhaba" }]);

test.each<[string, RequestListener]>([
  ["never answers", () => {}],
  [
    "never ends its answer",
    (_, outgoing) => {
      outgoing.write('{"texts":');
    },
  ],
])("a machine that %s is slow", async (_, answer) => {
  await expect(ask(answer)).rejects.toMatchObject({ problem: "slow" });
});

test("an answer may hold more than was asked for; only what is known is read", async () => {
  const texts = [{ id: "1", text: "Hallo", score: 0.9 }];
  const answer: RequestListener = (_, outgoing) =>
    outgoing.end(JSON.stringify({ texts, model: "x" }));
  expect(await ask(answer)).toEqual([{ id: "1", text: "Hallo" }]);
});
