import { useState } from "react";
import { cutRefusals } from "#platform/pictures/cut-order.ts";
import { clientOf, type WithFile } from "#platform/session/call-client.ts";
import type { ListedPicture, pictureCalls } from "../calls.ts";

const call = clientOf<WithFile<Pick<typeof pictureCalls, "POST /api/admin/pictures">>>();

const refusals = [...cutRefusals, "empty", "tooLarge", "signedOut", "lost", "failed"] as const;
export type UploadRefusal = (typeof refusals)[number];

/** What became of a file, in the order in which they were given. */
export interface UploadedFile {
  name: string;
  state: "going" | "done" | UploadRefusal;
}

/** Sends files one after the other; each says for itself what became of it. */
export function useUpload(onUploaded: (picture: ListedPicture) => void) {
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);

  async function upload(given: Iterable<File>): Promise<void> {
    const wanted = [...given];
    if (wanted.length === 0) return;
    setFiles(wanted.map(({ name }) => ({ name, state: "going" })));
    for (const [index, file] of wanted.entries()) {
      const outcome = await send(file);
      const state = typeof outcome === "string" ? outcome : "done";
      setFiles((now) => now.map((one, at) => (at === index ? { ...one, state } : one)));
      if (typeof outcome === "object") onUploaded(outcome);
    }
  }

  return { files, upload };
}

async function send(file: File): Promise<ListedPicture | UploadRefusal> {
  const body = new FormData();
  body.set("file", file);
  const result = await call("POST /api/admin/pictures", { body });
  if (result.outcome === "done") return result.answer;
  if (result.outcome === "signedOut") return "signedOut";
  if (result.outcome === "offline") return "lost";
  if (result.status === 413) return "tooLarge";
  const [code] = (result.outcome === "refused" && result.errors.file) || [];
  return refusals.find((known) => known === code) ?? "failed";
}
