import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { PictureDetails } from "#features/pictures/admin/picture-details.tsx";
import type { ListedPicture, pictureCalls } from "#features/pictures/calls.ts";
import { useTellError } from "#platform/admin/use-tell-error.ts";
import { clientOf } from "#platform/session/call-client.ts";
import { useAskAround } from "../screen/use-cards.ts";

const call = clientOf<typeof pictureCalls>();

/** Asks what an uploaded picture shows: `describe` by its id, and the dialog that then stands there. */
export function useDescription(): { describe(id: string | undefined): void; dialog: ReactNode } {
  const t = useTranslations("admin.problem");
  const tellError = useTellError();
  const askAround = useAskAround();
  const [described, setDescribed] = useState<ListedPicture>();

  async function describe(id: string | undefined): Promise<void> {
    const result = await call("GET /api/admin/pictures", { query: { id } });
    if (result.outcome !== "done") return tellError(t("failed"));
    const [picture] = result.answer.pictures;
    if (!picture) return tellError(t("missing"));
    setDescribed(picture);
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
