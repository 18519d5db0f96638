/** The other measure: sirv, a well-known static file server for Node, on the same build. A process of its own. */
import { createServer } from "node:http";
import process from "node:process";
import sirv from "sirv";

const files = sirv("build/client", { brotli: true, gzip: true, etag: true, dev: false });
const server = createServer((request, response) => files(request, response));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" ? address?.port : undefined);
});
