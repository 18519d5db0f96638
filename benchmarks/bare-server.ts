/** The measure: `node:http` that sends given bytes and headers and does nothing else. A process of its own. */
import { createServer } from "node:http";
import process from "node:process";

process.once(
  "message",
  ({ status, headers, body }: { status: number; headers: string[]; body: string }) => {
    const bytes = Buffer.from(body, "base64");
    const server = createServer((_request, response) => {
      response.writeHead(status, headers);
      response.end(bytes);
    });
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      process.send?.(typeof address === "object" ? address?.port : undefined);
    });
  },
);
