import drawings from "virtual:drawings";
import type { Photo } from "#ui/pictures/photo.ts";
import { Picture } from "#ui/pictures/picture.tsx";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { productView } from "./pictures/plinth.tsx";
import type { ProductPictureName } from "./product-choices.ts";

interface Props {
  picture: ProductPictureName | Photo | undefined;
  className: string;
  /** Of an uploaded picture, and how wide it is shown. */
  photo: string;
  sizes: string;
}

/** The picture of a product; decoration, since its name stands beside it. */
export function ProductPicture({ picture, className, photo, sizes }: Props) {
  if (typeof picture !== "string")
    return <ShownPicture picture={picture} photo={photo} sizes={sizes} alt="" />;
  return (
    <Picture view={productView} className={className}>
      <use href={`${drawings.products?.url}#${picture}`} />
    </Picture>
  );
}
