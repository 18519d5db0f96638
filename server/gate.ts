import type { Gate } from "#platform/http/gate.server.ts";
import type { AppParts } from "./api/parts.ts";
import { recognize } from "./api/recognize.ts";

/** How this server lets requests in. */
export function createGate(parts: AppParts): Gate {
  const { admitReading, admitChange } = parts.services.guard;
  return {
    recognize: (c) => recognize(c, parts),
    admitReading,
    admitChange,
    checkAnswers: parts.checkAnswers ?? false,
  };
}
