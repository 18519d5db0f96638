import drawings from "virtual:drawings";
import { Picture } from "#ui/pictures/picture.tsx";
import { productView } from "./pictures/plinth.tsx";
import type { ProductPictureName } from "./product-choices.ts";

interface Props {
  name: ProductPictureName;
  className?: string;
}

/** The picture of a product; decoration, since its name stands beside it. */
export function ProductPicture({ name, className }: Props) {
  return (
    <Picture view={productView} className={className}>
      <use href={`${drawings.products?.url}#${name}`} />
    </Picture>
  );
}
