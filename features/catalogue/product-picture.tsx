import drawings from "virtual:drawings";
import { Picture } from "#ui/pictures/picture.tsx";
import { productView } from "./pictures/plinth.tsx";

/** The picture of a product; decoration, since its name stands beside it. */
export function ProductPicture({ name, className }: { name: string; className?: string }) {
  return (
    <Picture view={productView} className={className}>
      <use href={`${drawings.products?.url}#${name}`} />
    </Picture>
  );
}
