import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { WrongSetting } from "#platform/rules/wrong-setting.ts";

interface Place {
  host: string;
  port: number;
}

/** The settings that the place comes from. */
const own = { host: "HOST", port: "PORT" };

/**
 * Listens, and gives the address at which it is reached.
 * @throws WrongSetting where the place cannot be had
 */
export async function listen(server: Server, place: Place, settings = own): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(explain(error, place, settings)));
    server.listen(place.port, place.host, () => resolve());
  });
  const { address, family, port: taken } = server.address() as AddressInfo;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${taken}`;
}

function explain(error: NodeJS.ErrnoException, { host, port }: Place, names: typeof own): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new WrongSetting(
        `Port ${port} on ${host} is taken: end the other program, or set ${names.port} to a free one.`,
      );
    case "EACCES":
      return new WrongSetting(`Port ${port} may not be used by this account: set ${names.port}.`);
    case "EADDRNOTAVAIL":
    case "EINVAL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new WrongSetting(
        `${names.host} is wrong: this machine has no address ${host} (${error.code}).`,
      );
    default:
      return error;
  }
}
