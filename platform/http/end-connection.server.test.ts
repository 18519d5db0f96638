import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { untilClosed } from "#tests/support/until-closed.ts";
import { endLongBody } from "./end-connection.server.ts";

/** Answers at once, whatever is still to come of a body. */
async function answersEarly(): Promise<number> {
  const server = createServer((incoming, outgoing) => {
    endLongBody(incoming, outgoing);
    outgoing.end("early");
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

const head = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n";

test("a body that came while the process was held up keeps its connection", async () => {
  const socket = connect(await answersEarly(), "127.0.0.1").setEncoding("latin1");
  let text = "";
  socket.on("data", (part: string) => {
    text += part;
  });
  socket.write(head);
  await expect.poll(() => text).toContain("early");
  // Before the loop looks at its clocks, and so before it reads what came.
  await setImmediate();
  socket.write(`hello${head}hello`);
  for (const end = performance.now() + 800; performance.now() < end; );
  await expect.poll(() => text.split("early").length - 1).toBe(2);
  expect(socket.closed).toBe(false);
  socket.destroy();
});

test.each([
  ["a byte each time, after so many looks", 1],
  ["a megabyte each time, long before that", 1_000_000],
])("who goes on sending a body that was answered is cut off: %s", async (_, bytes) => {
  const socket = connect(await answersEarly(), "127.0.0.1").resume();
  socket.write(head.replace("5", String(2 ** 40)));
  let times = 0;
  const sending = setInterval(() => {
    times += 1;
    socket.write("x".repeat(bytes));
  }, 10);
  onTestFinished(() => clearInterval(sending));
  await untilClosed(socket);
  if (bytes > 1) expect(times).toBeLessThan(25);
});
