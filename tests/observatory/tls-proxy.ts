import { createServer as createHttpServer, request, type Server } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { LocalCertificate } from "./local-authority.ts";

export interface TlsProxy {
  httpPort: number;
  httpsPort: number;
  close(): void;
}

/** What a production proxy does: HTTPS in front of the server, and on plain HTTP nothing but the way there. */
export async function startTlsProxy(
  site: string,
  { key, cert }: Pick<LocalCertificate, "key" | "cert">,
): Promise<TlsProxy> {
  const secure = createHttpsServer({ key, cert }, (incoming, outgoing) => {
    const { method, headers, url = "/", socket } = incoming;
    const forwarded = { "x-forwarded-for": socket.remoteAddress, "x-forwarded-proto": "https" };
    const onward = request(
      site + url,
      { method, headers: { ...headers, ...forwarded } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
      },
    );
    onward.once("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const httpsPort = await listen(secure);
  const plain = createHttpServer(({ url }, outgoing) => {
    outgoing.writeHead(308, { location: `https://localhost:${httpsPort}${url}` }).end();
  });
  const httpPort = await listen(plain);
  return {
    httpPort,
    httpsPort,
    close() {
      for (const server of [secure, plain]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

async function listen(server: Pick<Server, "listen" | "address">): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return (server.address() as AddressInfo).port;
}
