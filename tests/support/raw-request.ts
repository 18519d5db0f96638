import { connect } from "node:net";
import { untilClosed } from "./until-closed.ts";

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Everything that came over the line. */
  text: string;
}

/**
 * Sends bytes as they are, which no HTTP client would, and reads until the server closes the line.
 * `later`: more bytes, so many milliseconds after the first, or once they are there.
 */
export async function rawRequest(
  url: string,
  bytes: string,
  later?: { after: number; bytes: string } | Promise<string>,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setEncoding("latin1");
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  const closed = untilClosed(socket);
  socket.write(bytes, "latin1");
  if (later instanceof Promise) void later.then((more) => socket.write(more, "latin1"));
  else if (later) setTimeout(() => socket.write(later.bytes, "latin1"), later.after);
  await closed;
  const [head = "", ...body] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(first.split(" ")[1]),
    headers: Object.fromEntries(headers),
    body: body.join("\r\n\r\n"),
    text,
  };
}

/** A GET whose target is written exactly as given. */
export function rawGet(url: string, target: string, headers = ""): Promise<RawAnswer> {
  return rawRequest(
    url,
    `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`,
  );
}
