import { createChildWork } from "#platform/processes/work-in-child.server.ts";
import type { CutOrder, CutPicture, CutRefusal } from "./cut-order.ts";
import type { CutRequest } from "./picture-process.server.ts";

export interface PictureCutter {
  /** Makes of a picture what was ordered; or says why it cannot be. */
  cut(bytes: Uint8Array, order: CutOrder): Promise<CutPicture | CutRefusal>;
  stop(): void;
}

/** Decodes pictures, one after the other. @param patience processor time that one may take, ms */
export function createPictureCutter(patience = 15_000): PictureCutter {
  const child = createChildWork<CutRequest, CutPicture | CutRefusal>(
    new URL("./picture-process.server.ts", import.meta.url),
    { patience, ended: "damaged", tooSlow: "tooSlow" },
  );
  return { cut: (bytes, order) => child.do({ bytes, order }), stop: child.stop };
}
