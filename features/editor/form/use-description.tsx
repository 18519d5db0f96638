import { type ReactNode, useState } from "react";
import { PictureDetails } from "#features/pictures/admin/picture-details.tsx";
import type { ListedPicture, pictureCalls } from "#features/pictures/calls.ts";
import { clientOf } from "#platform/session/call-client.ts";
import { useAskAround } from "../screen/use-cards.ts";

const call = clientOf<typeof pictureCalls>();

/** Asks what an uploaded picture shows: `describe` by its id, and the dialog that then stands there. */
export function useDescription(): { describe(id: string | undefined): void; dialog: ReactNode } {
  const askAround = useAskAround();
  const [described, setDescribed] = useState<ListedPicture>();

  async function describe(id: string | undefined): Promise<void> {
    const result = await call("GET /api/admin/pictures", { query: { id } });
    if (result.outcome === "done") setDescribed(result.answer.pictures[0]);
  }

  return {
    describe: (id) => void describe(id),
    dialog: described && (
      <PictureDetails
        picture={described}
        onClose={() => {
          setDescribed(undefined);
          askAround();
        }}
      />
    ),
  };
}
