import { useState } from "react";
import { cutRefusals } from "#platform/pictures/cut-order.ts";
import { sendJson } from "#platform/session/send-json.ts";
import type { ListedPicture } from "../calls.ts";

const refusals = [...cutRefusals, "empty", "tooLarge", "signedOut", "failed"] as const;
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
  try {
    const response = await sendJson("/api/admin/pictures", body);
    if (response.ok) return await response.json();
    if (response.status === 401) return "signedOut";
    if (response.status === 413) return "tooLarge";
    const answer = await response.json();
    const [code] = answer.errors?.file ?? [];
    return refusals.find((known) => known === code) ?? "failed";
  } catch {
    return "failed";
  }
}
