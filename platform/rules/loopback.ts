/** Names of this very machine, as `URL` writes them. */
export const loopbackHosts = ["localhost", "127.0.0.1", "[::1]"];
/** Whether an origin is this very machine. */
export const isLoopback = (origin: string) => loopbackHosts.includes(new URL(origin).hostname);
