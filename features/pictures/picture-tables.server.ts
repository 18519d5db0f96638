import { idOfEmployee } from "#platform/personal-data/employee-data.ts";
import { aboutNobody, type TableData } from "#platform/personal-data/table-data.ts";
import type { PictureKind } from "#platform/pictures/cut-order.ts";

/** Instants are milliseconds since 1970 (UTC). */
interface PictureTables {
  content_picture: {
    /** The beginning of the SHA-256 of what was uploaded, in hex: the same file is the same picture. */
    id: string;
    /** As whoever uploaded it calls the file. */
    name: string;
    kind: PictureKind;
    /** As it is seen, px. */
    width: number;
    height: number;
    /** Of what was uploaded. */
    bytes: number;
    /** Language → what it shows, as JSON. */
    alt: string;
    /** 1: it shows nothing that a reader would miss. */
    decorative: 0 | 1;
    /** The middle of what matters, in percent from the left and from the top: it stays in sight where edges are cut off. */
    focus_x: number;
    focus_y: number;
    /** 0: AVIF is still to be made; 1: it is there; 2: it cannot be. */
    avif: 0 | 1 | 2;
    /** The part of it that is shown; null: all of it. */
    crop: string | null;
    uploaded_at: number;
    /** A user's id; null: the command line. */
    uploaded_by: string | null;
  };
  /** `picture`: a picture or a crop of one; `file`: `original`, `800.webp`. */
  content_picture_file: { picture: string; file: string; bytes: Uint8Array };
  /** Every part of a picture that was ever shown: pages of an earlier release, which may be taken back to, name it. */
  content_picture_crop: {
    /** The beginning of a SHA-256, in hex: nobody finds the whole picture by it. */
    id: string;
    picture: string;
    /** Of the picture as it is seen, px. */
    left_at: number;
    top_at: number;
    width: number;
    height: number;
    /** As above. */
    avif: 0 | 1 | 2;
  };
}

declare module "#platform/store/tables.ts" {
  interface Tables extends PictureTables {}
}

export type PictureRow = PictureTables["content_picture"];

/** What the company shows. Who may be seen on a picture is asked before it is uploaded; we know who uploaded it. */
export const pictureData: readonly TableData[] = [
  {
    table: "content_picture",
    persons: [{ column: "uploaded_by", holds: "user" }],
    personal: [{ ...idOfEmployee, columns: ["uploaded_by"] }],
    technical: [
      ...["id", "name", "kind", "width", "height", "bytes", "alt", "decorative"],
      ...["focus_x", "focus_y", "avif", "crop", "uploaded_at"],
    ],
  },
  aboutNobody("content_picture_file", "picture", "file", "bytes"),
  aboutNobody(
    "content_picture_crop",
    "id",
    "picture",
    "left_at",
    "top_at",
    "width",
    "height",
    "avif",
  ),
];
