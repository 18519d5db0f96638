import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** WebDriver tells nothing of the console: the page itself tells what was written there, or went wrong. */
const listener = `{
  const tell = (...words) => navigator.sendBeacon("/overheard", [location.pathname, ...words].join(" "));
  addEventListener("error", ({ message, target }) => tell(message ?? "not loaded: " + (target.src || target.href)), true);
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
  addEventListener("securitypolicyviolation", (e) => tell(e.violatedDirective, e.blockedURI));
  for (const level of ["error", "warn"]) console[level] = tell;
}`;

/** Stands before the site and puts a script that listens in front of all others; everything else goes through as it is. */
export async function overhear(port: number) {
  const heard: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { method, url = "/", headers } = incoming;
    if (url === "/listener.js")
      return outgoing.writeHead(200, { "content-type": "text/javascript" }).end(listener);
    if (url === "/overheard") {
      heard.push(await text(incoming));
      return outgoing.writeHead(204).end();
    }
    const isPage = method === "GET" && headers.accept?.startsWith("text/html");
    const passed = request(
      {
        ...{ host: "127.0.0.1", port, method, path: url },
        headers: isPage ? { ...headers, "accept-encoding": "identity" } : headers,
      },
      async (answer) => {
        const { "content-length": _, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, isPage ? rest : answer.headers);
        if (!isPage) return answer.pipe(outgoing);
        const page = await text(answer);
        outgoing.end(page.replace("<head>", '<head><script src="/listener.js"></script>'));
      },
    );
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: () => server.close().closeAllConnections(),
  };
}
