import type { ShownValues } from "#platform/fields/field.ts";
import { choice, line, picture, richText } from "#platform/fields/fields.ts";
import { drawingNames } from "../drawing-names.ts";

/** A drawing beside a text. */
export const pictureWithTextFields = {
  heading: line(),
  body: richText({ most: 3_000 }),
  picture: picture(drawingNames),
  side: choice(["left", "right"], { required: false }),
};

export type PictureWithTextValues = ShownValues<typeof pictureWithTextFields>;
