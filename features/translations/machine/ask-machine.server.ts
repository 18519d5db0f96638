import * as v from "valibot";
import { signedBody } from "#platform/http/signed-body.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import type { MachineProblem } from "./machine-problems.ts";

/** Who translates. */
export interface MachineSettings {
  url: string;
  /** Signs what is sent; undefined: it goes unsigned. */
  secret: string | undefined;
  /** How long it may take, ms. */
  patience?: number;
}

/** A text to be translated. `rich`: Markdown; `line`: no breaks. */
export interface AskedText {
  id: string;
  kind: "line" | "text" | "rich";
  text: string;
}

/** Nothing came of it. */
export class MachineFailed extends Error {
  override name = "MachineFailed";
  readonly problem: MachineProblem;

  constructor(problem: MachineProblem, what: string) {
    super(what);
    this.problem = problem;
  }
}

const patience = 30_000;
/** Bytes of an answer. */
const mostBytes = 1024 * 1024;

const schema = v.object({
  texts: v.pipe(
    v.array(v.object({ id: v.string(), text: v.pipe(v.string(), v.maxLength(50_000)) })),
    v.maxLength(1_000),
  ),
});

/**
 * Asks for translations (docs/translate-by-machine.md). What is answered is in its form, and not looked at further:
 * any text may be missing, twice, or wrong.
 * @throws MachineFailed
 */
export async function askMachine(
  machine: MachineSettings,
  from: LanguageCode,
  to: LanguageCode,
  texts: readonly AskedText[],
): Promise<{ id: string; text: string }[]> {
  const body = JSON.stringify({ from, to, texts });
  try {
    const response = await fetch(machine.url, {
      method: "POST",
      headers: {
        ...{ "content-type": "application/json", accept: "application/json" },
        ...(machine.secret !== undefined && signedBody(body, machine.secret)),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(machine.patience ?? patience),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new MachineFailed("failed", `It answers with status ${response.status}.`);
    }
    return readAnswer(await readBounded(response));
  } catch (error) {
    if (error instanceof MachineFailed) throw error;
    const { name, cause, message } = error as Error & { cause?: Error };
    if (name === "TimeoutError") throw new MachineFailed("slow", "It takes too long.");
    throw new MachineFailed("unreachable", `It does not answer (${cause?.message ?? message}).`);
  }
}

async function readBounded({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > mostBytes)
      throw new MachineFailed("too_large", `It answers with more than ${mostBytes} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function readAnswer(text: string) {
  try {
    return v.parse(schema, JSON.parse(text)).texts;
  } catch (error) {
    throw new MachineFailed(
      "malformed",
      `It answers something else (${(error as Error).message}).`,
    );
  }
}
