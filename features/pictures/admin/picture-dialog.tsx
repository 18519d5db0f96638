import { type ReactNode, useEffect, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { CancelButton } from "#platform/admin/cancel-button.tsx";
import { foldLetters } from "#platform/rules/fold-letters.ts";
import { clientOf } from "#platform/session/call-client.ts";
import { useModal } from "#ui/modal/use-modal.ts";
import type { ListedPicture, pictureCalls } from "../calls.ts";
import { PictureTile } from "./picture-tile.tsx";
import { UploadArea } from "./upload-area.tsx";

interface Props {
  /** What is chosen now: the name of a drawing, or `picture:` and an id. */
  chosen: string | undefined;
  /** Drawings of the build that may stand there, with their names in words. */
  drawings: readonly { name: string; label: string; picture: ReactNode }[];
  /** `isNew`: it was uploaded just now. */
  onChoose(value: string, isNew?: boolean): void;
  onClose(): void;
}

const call = clientOf<typeof pictureCalls>();
const namedAs = ({ id }: ListedPicture) => `picture:${id}`;

/** Where a picture is chosen: one that was uploaded, one that is uploaded now, or a drawing of the site. */
export function PictureDialog({ chosen, drawings, onChoose, onClose }: Props) {
  const t = useTranslations("admin.pictures");
  const id = useId();
  const { modalProps } = useModal(true, onClose);
  const [wanted, setWanted] = useState("");
  const [pictures, setPictures] = useState<readonly ListedPicture[]>([]);

  useEffect(() => {
    const stop = new AbortController();
    const query = { q: wanted };
    call("GET /api/admin/pictures", { query, signal: stop.signal }).then(
      (result) => {
        if (result.outcome === "done") setPictures(result.answer.pictures);
      },
      () => {},
    );
    return () => stop.abort();
  }, [wanted]);

  const shownDrawings = drawings.filter(({ label }) =>
    foldLetters(label).includes(foldLetters(wanted)),
  );
  return (
    <dialog {...modalProps} className="admin-dialog picture-dialog" aria-labelledby={id}>
      <h2 id={id}>{t("choose")}</h2>
      <UploadArea onUploaded={(picture) => onChoose(namedAs(picture), true)}>
        <input
          type="search"
          className="admin-control"
          aria-label={t("search")}
          placeholder={t("search")}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <div className="picture-choices">
          {pictures.length > 0 && (
            <section aria-labelledby={`${id}-uploads`}>
              <h3 id={`${id}-uploads`}>{t("uploads")}</h3>
              <ul className="picture-grid">
                {pictures.map((picture) => (
                  <li key={picture.id}>
                    <PictureTile
                      picture={picture}
                      label={picture.name}
                      isChosen={namedAs(picture) === chosen}
                      onPress={() => onChoose(namedAs(picture))}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {shownDrawings.length > 0 && (
            <section aria-labelledby={`${id}-drawings`}>
              <h3 id={`${id}-drawings`}>{t("drawings")}</h3>
              <ul className="picture-grid">
                {shownDrawings.map(({ name, label, picture }) => (
                  <li key={name}>
                    <button
                      type="button"
                      className="picture-tile"
                      aria-pressed={name === chosen || undefined}
                      onClick={() => onChoose(name)}
                    >
                      {picture}
                      <span className="picture-name">{label}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </UploadArea>
      <div className="admin-row admin-end">
        <CancelButton onClick={onClose} />
      </div>
    </dialog>
  );
}
