import { once } from "node:events";
import { spawnNode } from "./spawn-server.ts";

/** Runs a command of `scripts/` with these settings and nothing else; gives its exit code and all it said. */
export async function runScript(
  script: string,
  settings: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const child = spawnNode([`scripts/${script}.ts`, ...args], settings);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, "close");
  return { code: code as number, output };
}
