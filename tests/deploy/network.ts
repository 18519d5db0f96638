import { execFileSync } from "node:child_process";
import { onTestFinished } from "vitest";

export interface Machine {
  address: string;
  /** What stands before a command that is to run there. */
  within: string[];
  /** Pulls the cable: packets are lost, and nobody says so. */
  disconnect(): void;
}

const ip = (...args: string[]) => execFileSync("ip", args, { stdio: ["ignore", "ignore", "pipe"] });

/**
 * Machines in network namespaces of their own, joined by a switch that this process is on as well; root only.
 * Gone after the test.
 */
export function createNetwork<Name extends string>(...names: Name[]) {
  const id = (process.pid % 4096).toString(16);
  const subnet = `10.${200 + (process.pid % 50)}.77`;
  const bridge = `br${id}`;
  const spaces: string[] = [];
  const cables: string[] = [];
  onTestFinished(() => {
    // By hand: a space lives on for as long as a connection in it waits for an answer that never comes.
    for (const cable of cables) ip("link", "del", cable);
    for (const space of spaces) ip("netns", "del", space);
    ip("link", "del", bridge);
  });
  ip("link", "add", bridge, "type", "bridge");
  ip("addr", "add", `${subnet}.1/24`, "dev", bridge);
  ip("link", "set", bridge, "up");
  const machines = names.map((name, at): [Name, Machine] => {
    const space = `site${id}-${name}`;
    const [here, there] = [`v${id}${at}`, `w${id}${at}`];
    const address = `${subnet}.${at + 2}`;
    ip("netns", "add", space);
    spaces.push(space);
    ip("link", "add", here, "type", "veth", "peer", "name", there, "netns", space);
    cables.push(here);
    ip("link", "set", here, "master", bridge, "up");
    ip("-n", space, "addr", "add", `${address}/24`, "dev", there);
    ip("-n", space, "link", "set", there, "up");
    ip("-n", space, "link", "set", "lo", "up");
    const within = ["ip", "netns", "exec", space];
    return [
      name,
      { address, within, disconnect: () => ip("link", "set", here, "nomaster", "down") },
    ];
  });
  return { host: `${subnet}.1`, machines: Object.fromEntries(machines) as Record<Name, Machine> };
}
