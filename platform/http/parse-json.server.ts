import { Problem } from "./problem.server.ts";

/** What a body of JSON says. @throws Problem `malformed` when it is none */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem("malformed", { detail: "The body is not valid JSON." });
  }
}
