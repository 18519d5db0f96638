import { type KeyboardEvent, type PointerEvent, useId } from "react";
import { useTranslations } from "use-intl";
import type { ListedPicture } from "../calls.ts";
import { pictureAddress } from "../picture-text.ts";

type Point = readonly [x: number, y: number];

interface Props {
  picture: ListedPicture;
  /** Of what is seen of it. */
  point: Point;
  onChange(point: [number, number]): void;
}

/** Percent that an arrow key goes; of a small part of the picture more, since the whole knows whole percents. */
const stepIn = (whole: number, shown: number) => Math.max(5, Math.ceil(whole / shown));
const arrows: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));

/** The picture with the point that stays in sight where edges are cut off: by pointer, or by the arrow keys. */
export function FocusPoint({ picture, point: [x, y], onChange }: Props) {
  const t = useTranslations("admin.pictures");
  const about = useId();
  const { id, width, height, widths } = picture.shown;

  function take({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
    const box = currentTarget.getBoundingClientRect();
    onChange([
      within(((clientX - box.left) / box.width) * 100),
      within(((clientY - box.top) / box.height) * 100),
    ]);
  }

  return (
    <div className="picture-focus">
      <span className="admin-label">{t("focus")}</span>
      <button
        type="button"
        className="picture-point"
        aria-label={`${t("focus")}: ${t("focusAt", { x, y })}`}
        aria-describedby={about}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          take(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) take(event);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          const way = arrows[event.key];
          if (!way) return;
          event.preventDefault();
          onChange([
            within(x + way[0] * stepIn(picture.width, width)),
            within(y + way[1] * stepIn(picture.height, height)),
          ]);
        }}
      >
        <img
          src={pictureAddress(id, widths[Math.min(1, widths.length - 1)] ?? width)}
          alt=""
          width={width}
          height={height}
          draggable={false}
        />
        <span className="picture-dot" style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      <p id={about} className="admin-soft admin-small">
        {t("focusAbout")}
      </p>
      <p role="status" className="admin-small">
        {t("focusAt", { x, y })}
      </p>
    </div>
  );
}
