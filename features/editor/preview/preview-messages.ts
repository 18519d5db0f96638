import type { PageDocument, ShownSection } from "#features/pages/page-document.ts";
import type { SiteShell } from "#platform/content/site-shell.ts";

/** A text of the page. Texts may stand there twice: `nth` counts them within the section, from 0. */
export interface Place {
  /** Undefined: beside the sections. */
  section?: string | undefined;
  text: string;
  nth: number;
}

/** What the editor says to the frame. */
export type ToPreview =
  | {
      kind: "page";
      page: Omit<PageDocument, "sections">;
      /** One that is as it was is said by its id. */
      sections: (ShownSection | string)[];
      shell: SiteShell;
    }
  | { kind: "theme"; theme: string }
  | ({ kind: "reveal" } & Place);

/** What the frame says to the editor. */
export type FromPreview = { kind: "ready" } | { kind: "drawn" } | ({ kind: "clicked" } & Place);

const mark = "editor-preview";

/** Says something to the other document; nobody of another origin hears it. */
export function tell(target: Window, message: ToPreview | FromPreview): void {
  target.postMessage({ mark, message }, location.origin);
}

/** Hears what the other document says, and nobody else. @returns the end of it */
export function hear<Message>(
  from: () => Window | null | undefined,
  listener: (message: Message) => void,
): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== from() || data?.mark !== mark) return;
    listener(data.message as Message);
  };
  addEventListener("message", onMessage);
  return () => removeEventListener("message", onMessage);
}
