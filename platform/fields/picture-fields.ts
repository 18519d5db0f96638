import * as v from "valibot";
import type { Photo } from "#ui/pictures/photo.ts";
import { toggle } from "./choice-fields.ts";
import type { Group, Leaf } from "./field.ts";
import { uploadedPicture } from "./read-rich-text.ts";
import { isRequired, type Said } from "./required.ts";
import { line } from "./text-fields.ts";

/**
 * A drawing of the build by its name, or a picture that somebody uploaded (`picture:…`), which says itself what it
 * shows. A page gets the name of the drawing, or what it needs to know of the picture.
 */
export function drawing<const Name extends string, R extends boolean = true>(
  drawings: readonly Name[],
  said: Said<R> & { wideEnough?: number } = {},
): Leaf<string, Name | Photo, NoInfer<R>> {
  const { wideEnough } = said;
  const photosIn = (value: string) => uploadedPicture.exec(value)?.slice(1) ?? [];
  const choices = drawings.length > 0 ? `one of ${drawings.join(", ")}, or ` : "";
  const schema = v.pipe(
    v.string("expected the name of a drawing, or picture: and an id"),
    v.check(
      (value) => drawings.some((name) => name === value) || uploadedPicture.test(value),
      `expected ${choices}picture: and an id`,
    ),
  );
  return {
    ...{ kind: "drawing", required: isRequired(said), translated: false, schema, photosIn },
    options: drawings,
    ...(wideEnough !== undefined && { wideEnough }),
    show(value, { photoOf }) {
      const [id] = photosIn(value);
      if (id === undefined) return value as Name;
      // What is gone is left out; the gate has said so.
      return (photoOf ? photoOf(id) : { photo: id }) as Photo;
    },
  };
}

/** A picture with what it shows in words, or said to be decoration; an uploaded one may say so itself. */
export function picture<const Name extends string, R extends boolean = true>(
  drawings: readonly Name[],
  said: Said<R> = {},
) {
  const fields = {
    drawing: drawing(drawings),
    alt: line({ required: false, most: 250 }),
    decorative: toggle(),
  };
  const group: Group<typeof fields, false, R> = {
    ...{ kind: "picture", many: false, required: isRequired(said), most: 1, fields },
    missing: ({ drawing, alt, decorative }, language) =>
      decorative === true ||
      uploadedPicture.test(String(drawing)) ||
      (alt as Record<string, unknown> | undefined)?.[language]
        ? undefined
        : "needs an alternative text (alt), or decorative: true",
  };
  return group;
}
