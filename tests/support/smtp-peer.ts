import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

/** A mail as the receiver gets it. */
interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as they came over the line. */
  raw: string;
  parsed: Email;
}

/** What the peer does wrong; empty: nothing. Takes effect with the next command. */
interface Faults {
  /** The reply to a command: `{ data: 451 }`. A function decides for each mail (rcpt, data). */
  refuse?: Partial<Record<"connect" | "mail" | "rcpt" | "data", number | Refusal>>;
  /** Milliseconds before it answers to the end of DATA. */
  slow?: number;
  /** Breaks the line: in the middle of DATA, or after the mail was taken and before it says so. */
  die?: "in DATA" | "after DATA";
}

/** The code for a recipient, or nothing to let it pass. */
type Refusal = (recipient: string) => number | undefined;

export interface SmtpPeer {
  port: number;
  /** For SMTP_URL. */
  url: string;
  mails: ReceivedMail[];
  faults: Faults;
  /** Connections that were made so far. */
  connections: number;
  start(): Promise<void>;
  /** Cuts every connection and stops listening; `start` listens on the same port again. */
  stop(): Promise<void>;
}

/** A real SMTP server on a free port of this machine, with a memory and faults to order. */
export async function startSmtpPeer(login?: { user: string; pass: string }): Promise<SmtpPeer> {
  let server: SMTPServer | undefined;
  const sockets = new Set<Socket>();
  const peer: SmtpPeer = { port: 0, url: "", mails: [], faults: {}, connections: 0, start, stop };

  function refusal(command: keyof NonNullable<Faults["refuse"]>, recipient = ""): Error | null {
    const rule = peer.faults.refuse?.[command];
    const code = typeof rule === "function" ? rule(recipient) : rule;
    return code ? Object.assign(new Error("refused by order"), { responseCode: code }) : null;
  }

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) {
      chunks.push(chunk);
      if (peer.faults.die === "in DATA") {
        hangUp(session);
        // The rest may have arrived already: it is thrown away with the line.
        throw new Error("cut by order");
      }
    }
    const { mailFrom, rcptTo } = session.envelope;
    const to = rcptTo.map(({ address }) => address);
    if (peer.faults.slow) await new Promise((resolve) => setTimeout(resolve, peer.faults.slow));
    const refused = refusal("data", to[0]);
    if (refused) throw refused;
    const raw = Buffer.concat(chunks);
    const parsed = await PostalMime.parse(raw);
    peer.mails.push({ from: mailFrom ? mailFrom.address : "", to, raw: raw.toString(), parsed });
    if (peer.faults.die === "after DATA") hangUp(session);
  }

  function hangUp({ remotePort }: SMTPServerSession): void {
    for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
  }

  async function start(): Promise<void> {
    if (server) return;
    const listening = new SMTPServer({
      disabledCommands: login ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
      disableReverseLookup: true,
      onAuth: ({ username, password }, _session, done) =>
        username === login?.user && password === login?.pass
          ? done(null, { user: username })
          : done(new Error("Wrong user or password")),
      onConnect: (_session, done) => done(refusal("connect")),
      onMailFrom: (_address, _session, done) => done(refusal("mail")),
      onRcptTo: ({ address }, _session, done) => done(refusal("rcpt", address)),
      onData: (stream, session, done) => {
        take(stream, session).then(() => done(null), done);
      },
    });
    // A line that breaks is what the tests order; it is no fault of the peer.
    listening.on("error", () => {});
    listening.server.on("connection", (socket: Socket) => {
      peer.connections += 1;
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
    });
    await new Promise<void>((resolve) => listening.listen(peer.port, "127.0.0.1", resolve));
    server = listening;
    peer.port = (listening.server.address() as AddressInfo).port;
    const user = login
      ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.pass)}@`
      : "";
    peer.url = `smtp://${user}127.0.0.1:${peer.port}`;
  }

  async function stop(): Promise<void> {
    const stopping = server;
    if (!stopping) return;
    server = undefined;
    const closed = new Promise<void>((resolve) => stopping.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await start();
  return peer;
}
