import type { Gate } from "#platform/http/serve-calls.server.ts";
import { admitReading } from "./api/own-account-calls.ts";
import type { AppParts } from "./api/parts.ts";
import { admitCall } from "./api/receive-json.ts";
import { recognize } from "./api/recognize.ts";

/** How this server lets requests in. */
export function createGate(parts: AppParts): Gate {
  return {
    recognize: (c) => recognize(c, parts),
    admitReading: (c) => admitReading(c, parts),
    admitChange: (c) => admitCall(c, parts),
    checkAnswers: parts.checkAnswers ?? false,
  };
}
