import { type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { entryAddress } from "#features/editor/entry-address.ts";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { AdminSubmit } from "#platform/admin/admin-field.tsx";
import { bringLostSheets } from "#platform/admin/bring-lost-sheets.ts";
import { DangerButton } from "#platform/admin/danger-button.tsx";
import { useSend } from "#platform/admin/use-send.ts";
import { useTellError } from "#platform/admin/use-tell-error.ts";
import { useMay } from "#platform/admin/visitor.tsx";
import { languageCodes } from "#platform/language/languages.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import type { Part } from "#platform/pictures/cut-order.ts";
import { useModal } from "#ui/modal/use-modal.ts";
import type { ListedPicture, pictureCalls } from "../calls.ts";
import { pointInPart, pointOfPart, pointWithin } from "../crop.ts";
import { mostAltLetters } from "../picture-text.ts";
import type CropFrame from "./crop-frame.tsx";
import { FocusPoint } from "./focus-point.tsx";

interface Props {
  picture: ListedPicture;
  onClose(): void;
}

/** One picture: what it shows, which part of it, where its middle is, and which entries show it. */
export function PictureDetails({ picture: given, onClose }: Props) {
  const t = useTranslations("admin.pictures");
  const problem = useTranslations("admin.problem");
  const tellError = useTellError();
  const navigate = useNavigate();
  const cropButton = useRef<HTMLButtonElement>(null);
  const format = useFormatter();
  const languageName = useLanguageName();
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const { modalProps } = useModal(isOpen, () => void leave());
  const { send, isBusy } = useSend<typeof pictureCalls>();
  const [picture, setPicture] = useState(given);
  const [Cropping, setCropping] = useState<typeof CropFrame>();
  const isCropping = Cropping !== undefined;
  const [alt, setAlt] = useState(picture.alt);
  const [decorative, setDecorative] = useState(picture.decorative);
  const [focus, setFocus] = useState<[number, number]>([...picture.focus]);
  const { name, width, height, bytes, part, shown, uses } = picture;
  const wasCropping = useRef(false);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (wasCropping.current && !isCropping) cropButton.current?.focus();
    wasCropping.current = isCropping;
  }, [isCropping]);
  const mayChange = useMay()("publisher") || !uses.some(({ isLive }) => isLive);

  const isMoved = focus.some((percent, axis) => percent !== picture.focus[axis]);
  const rewritten = languageCodes.filter((code) => (alt[code] ?? "") !== (picture.alt[code] ?? ""));
  const isChanged = decorative !== picture.decorative || isMoved || rewritten.length > 0;

  async function save(): Promise<boolean> {
    // No more than what was changed here: what somebody else says of it meanwhile stays.
    const body = {
      id: picture.id,
      alt: Object.fromEntries(rewritten.map((code) => [code, alt[code] ?? ""])),
      ...(decorative !== picture.decorative && { decorative }),
      ...(isMoved && { focus }),
    };
    const isSaved = await send("POST /api/admin/pictures/describe", { body }, { done: t("saved") });
    if (isSaved) onClose();
    return isSaved !== undefined;
  }
  /** However somebody leaves, what they wrote is kept; where it cannot be, the dialog is back with it. */
  async function leave(): Promise<void> {
    if (isLeaving.current) return;
    if (!mayChange || !isChanged) return onClose();
    isLeaving.current = true;
    setOpen(false);
    const isSaved = await save();
    isLeaving.current = false;
    if (!isSaved) setOpen(true);
  }
  /** The way to a page that shows it; another tab leaves this one as it is. */
  function follow(event: MouseEvent, address: string): void {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    if (!mayChange || !isChanged || isElsewhere) return;
    event.preventDefault();
    void save().then((isSaved) => isSaved && navigate(address));
  }
  /** It brings a library along, which may not come: what was written meanwhile stays. */
  async function openCrop(): Promise<void> {
    try {
      await bringLostSheets();
      const { default: Frame } = await import("./crop-frame.tsx");
      setCropping(() => Frame);
    } catch {
      tellError(problem("failed"));
    }
  }
  async function crop(part: Part | null): Promise<void> {
    const body = { id: picture.id, part };
    const answer = await send("POST /api/admin/pictures/crop", { body }, { done: t("saved") });
    if (!answer) return;
    setPicture(answer);
    // A middle that was chosen and not saved yet is still the one that is wanted.
    const wanted = part ? pointWithin(focus, picture, part) : focus;
    setFocus(isMoved ? wanted : [...answer.focus]);
    setCropping(undefined);
  }
  async function remove(): Promise<void> {
    if (await send("POST /api/admin/pictures/delete", { body: { id: picture.id } })) onClose();
  }

  return (
    <dialog {...modalProps} className="admin-dialog picture-details" aria-labelledby={id}>
      <div>
        <h2 id={id} className="picture-name">
          {name}
        </h2>
        <p className="admin-soft admin-small">
          {t("facts", { width, height, size: sizeOf(bytes, format) })}
          {part && ` · ${t("crop.isPart", { width: shown.width, height: shown.height })}`}
        </p>
      </div>
      <div className="picture-columns">
        {Cropping ? (
          <Cropping
            picture={picture}
            isBusy={isBusy}
            onCrop={(part) => void crop(part)}
            onCancel={() => setCropping(undefined)}
          />
        ) : (
          <div className="picture-focus">
            <FocusPoint
              picture={picture}
              point={part ? pointInPart(focus, picture, part) : focus}
              onChange={(point) => setFocus(part ? pointOfPart(point, picture, part) : point)}
            />
            {mayChange && (
              <AdminButton ref={cropButton} onClick={() => void openCrop()}>
                {t("crop.open")}
              </AdminButton>
            )}
          </div>
        )}
        <form
          id={`${id}-form`}
          className="admin-form"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <fieldset className="picture-alts" disabled={!mayChange}>
            <legend className="admin-label">{t("alt")}</legend>
            <p className="admin-soft admin-small">{t("altAbout")}</p>
            <label className="admin-small">
              <input
                type="checkbox"
                checked={decorative}
                onChange={({ target }) => setDecorative(target.checked)}
              />
              {t("decorative")}
            </label>
            {!decorative &&
              languageCodes.map((code) => (
                <label key={code}>
                  <span className="admin-small">{languageName(code)}</span>
                  <input
                    type="text"
                    lang={code}
                    maxLength={mostAltLetters}
                    className="admin-control"
                    value={alt[code] ?? ""}
                    onChange={({ target }) => setAlt({ ...alt, [code]: target.value })}
                  />
                </label>
              ))}
          </fieldset>
          {!mayChange && <p className="admin-warning admin-small">{t("onlyPublisher")}</p>}
          <Uses uses={uses} onFollow={follow} />
        </form>
      </div>
      <div className="admin-row">
        {uses.length === 0 && (
          <DangerButton
            isBusy={isBusy}
            heading={t("deleteHeading")}
            text={t("deleteText", { name })}
            yes={t("deleteYes")}
            onYes={() => void remove()}
          >
            {t("delete")}
          </DangerButton>
        )}
        <AdminButton className="admin-push" onClick={() => void leave()}>
          {t("close")}
        </AdminButton>
        {mayChange && (
          <AdminSubmit form={`${id}-form`} tone="primary" isBusy={isBusy}>
            {t("save")}
          </AdminSubmit>
        )}
      </div>
    </dialog>
  );
}

function Uses({
  uses,
  onFollow,
}: Pick<ListedPicture, "uses"> & { onFollow(event: MouseEvent, address: string): void }) {
  const t = useTranslations("admin.pictures");
  const to = useLocalizedPath();
  if (uses.length === 0) return <p className="admin-soft admin-small">{t("notUsed")}</p>;
  return (
    <div>
      <h3 className="admin-label">{t("usedIn")}</h3>
      <ul className="picture-uses">
        {uses.map(({ entry, title, isLive, isScheduled }) => (
          <li key={entry}>
            <Link
              to={to(entryAddress(entry))}
              className="admin-link"
              onClick={(event) => onFollow(event, to(entryAddress(entry)))}
            >
              {title}
            </Link>
            {isLive && <span className="admin-soft admin-small"> · {t("live")}</span>}
            {isScheduled && <span className="admin-soft admin-small"> · {t("scheduled")}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function sizeOf(bytes: number, format: ReturnType<typeof useFormatter>): string {
  const isLarge = bytes >= 1_000_000;
  return format.number(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1_000), {
    ...{ style: "unit", unit: isLarge ? "megabyte" : "kilobyte" },
    maximumFractionDigits: isLarge ? 1 : 0,
  });
}
