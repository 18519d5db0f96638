import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { CancelButton } from "#platform/admin/cancel-button.tsx";
import { LoadAgain } from "#platform/admin/load-again.tsx";
import { foldLetters } from "#platform/rules/fold-letters.ts";
import { clientOf } from "#platform/session/call-client.ts";
import { useModal } from "#ui/modal/use-modal.ts";
import type { ListedPicture, PicturesAnswer, pictureCalls } from "../calls.ts";
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

/** More of them are asked for. */
const shownAtOnce = 60;

const call = clientOf<typeof pictureCalls>();
const namedAs = ({ id }: ListedPicture) => `picture:${id}`;

/** Where a picture is chosen: one that was uploaded, one that is uploaded now, or a drawing of the site. */
export function PictureDialog({ chosen, drawings, onChoose, onClose }: Props) {
  const t = useTranslations("admin.pictures");
  const id = useId();
  const { modalProps } = useModal(true, onClose);
  const [wanted, setWanted] = useState("");
  const [found, setFound] = useState<PicturesAnswer>();
  const [most, setMost] = useState(shownAtOnce);
  const [isLost, setLost] = useState(false);
  const [tries, setTries] = useState(0);
  const search = useRef<HTMLInputElement>(null);
  const { pictures = [], total = 0 } = found ?? {};

  // Who has chosen, or left, meanwhile is not overruled by what comes afterwards.
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another question
  useEffect(() => {
    const stop = new AbortController();
    const query = { q: wanted, most: String(most) };
    call("GET /api/admin/pictures", { query, signal: stop.signal }).then(
      (result) => {
        setLost(result.outcome !== "done");
        if (result.outcome === "done") setFound(result.answer);
      },
      () => {},
    );
    return () => stop.abort();
  }, [wanted, most, tries]);

  const shownDrawings = drawings.filter(({ label }) =>
    foldLetters(label).includes(foldLetters(wanted)),
  );
  return (
    <dialog {...modalProps} className="admin-dialog picture-dialog" aria-labelledby={id}>
      <h2 id={id}>{t("choose")}</h2>
      <UploadArea
        onUploaded={(picture) => {
          if (!isOver.current) onChoose(namedAs(picture), true);
        }}
      >
        <input
          ref={search}
          type="search"
          className="admin-control"
          aria-label={t("search")}
          placeholder={t("search")}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <div className="picture-choices">
          {isLost && (
            <LoadAgain
              onRetry={() => {
                search.current?.focus();
                setTries(tries + 1);
              }}
            />
          )}
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
              {total > pictures.length && (
                <AdminButton onClick={() => setMost(most + shownAtOnce)}>{t("more")}</AdminButton>
              )}
            </section>
          )}
          {found && !isLost && pictures.length + shownDrawings.length === 0 && (
            <p className="admin-empty">{t(wanted.trim() ? "noneFound" : "none")}</p>
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
