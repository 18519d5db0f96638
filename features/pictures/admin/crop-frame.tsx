import { AdminButton } from "#platform/admin/admin-button.tsx";
import "react-image-crop/dist/ReactCrop.css";
import { useEffect, useRef, useState } from "react";
import { ReactCrop } from "react-image-crop";
import { useTranslations } from "use-intl";
import type { Part } from "#platform/pictures/cut-order.ts";
import type { ListedPicture } from "../calls.ts";
import { fittingPart, largestPart } from "../crop.ts";
import { pictureAddress, wideEnough } from "../picture-text.ts";

interface Props {
  picture: ListedPicture;
  isBusy: boolean;
  /** Null: the whole picture. */
  onCrop(part: Part | null): void;
  onCancel(): void;
}

/** Anything narrower is refused, px. */
const least = 16;
const shapes = { free: undefined, "16:9": 16 / 9, "4:3": 4 / 3, "1:1": 1 } as const;
const sides = ["left", "top", "width", "height"] as const;
type Side = (typeof sides)[number];
const handles = ["nw", "n", "ne", "e", "se", "s", "sw", "w"] as const;

/** Chooses the part of a picture that is shown: by pointer, by the arrow keys, or as numbers. */
export default function CropFrame({ picture, isBusy, onCrop, onCancel }: Props) {
  const t = useTranslations("admin.pictures.crop");
  const [shape, setShape] = useState<keyof typeof shapes>("free");
  const [part, setPart] = useState<Part>(picture.part ?? largestPart(picture));
  /** The number that is being written, and the part before it: half a number is none yet, and moves no other side. */
  const [written, setWritten] = useState<{ side: Side; text: string; from: Part }>();
  const { id, name, width, height, widths } = picture;
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const aspect = shapes[shape];
  const take = (drawn: Part, shape = aspect) =>
    setPart(fittingPart(drawn, { width, height }, least, shape));

  function write(side: Side, { value, valueAsNumber: number }: HTMLInputElement): void {
    const from = written?.side === side ? written.from : part;
    setWritten({ side, text: value, from });
    if (Number.isNaN(number)) return;
    const isHigh = side === "height" && aspect !== undefined;
    take({ ...from, [side]: number, ...(isHigh && { width: number * aspect }) });
  }

  const labels = Object.fromEntries(
    handles.map((handle) => [`${handle}DragHandle`, t(`handles.${handle}`)]),
  );

  return (
    <div className="picture-focus">
      <label className="picture-shape">
        <span className="admin-label">{t("shape")}</span>
        <select
          ref={first}
          className="admin-control"
          value={shape}
          onChange={({ target }) => {
            const chosen = target.value as keyof typeof shapes;
            setShape(chosen);
            if (shapes[chosen]) take(largestPart(picture, shapes[chosen]), shapes[chosen]);
          }}
        >
          {(Object.keys(shapes) as (keyof typeof shapes)[]).map((each) => (
            <option key={each} value={each}>
              {each === "free" ? t("free") : each}
            </option>
          ))}
        </select>
      </label>
      <ReactCrop
        className="picture-crop"
        keepSelection
        {...(aspect && { aspect })}
        crop={{
          unit: "%",
          ...{ x: (part.left / width) * 100, y: (part.top / height) * 100 },
          ...{ width: (part.width / width) * 100, height: (part.height / height) * 100 },
        }}
        onChange={(_, { x, y, width: wide, height: high }) => {
          setWritten(undefined);
          take({
            ...{ left: (x / 100) * width, top: (y / 100) * height },
            ...{ width: (wide / 100) * width, height: (high / 100) * height },
          });
        }}
        ariaLabels={{ cropArea: t("area"), ...labels } as never}
      >
        <img
          src={pictureAddress(id, widths[Math.min(1, widths.length - 1)] ?? width)}
          alt={name}
          width={width}
          height={height}
          draggable={false}
        />
      </ReactCrop>
      <div className="picture-sides">
        {sides.map((side) => (
          <label key={side}>
            <span className="admin-small">{t(side)}</span>
            <input
              type="number"
              inputMode="numeric"
              className="admin-control"
              min={side === "left" || side === "top" ? 0 : least}
              max={side === "left" || side === "width" ? width : height}
              value={written?.side === side ? written.text : part[side]}
              onChange={({ target }) => write(side, target)}
              onBlur={() => setWritten(undefined)}
            />
          </label>
        ))}
      </div>
      <p className="admin-soft admin-small">{t("about")}</p>
      {part.width < wideEnough && part.width < width && (
        <p className="admin-warning admin-small">{t("small", { width: part.width })}</p>
      )}
      <div className="admin-row">
        <AdminButton tone="primary" disabled={isBusy} onClick={() => onCrop(part)}>
          {t("apply")}
        </AdminButton>
        {picture.part && (
          <AdminButton disabled={isBusy} onClick={() => onCrop(null)}>
            {t("whole")}
          </AdminButton>
        )}
        <AdminButton disabled={isBusy} onClick={onCancel}>
          {t("cancel")}
        </AdminButton>
      </div>
    </div>
  );
}
