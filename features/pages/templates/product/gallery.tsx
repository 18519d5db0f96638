import type { ProductPictureName } from "#features/catalogue/product-choices.ts";
import { ProductPicture } from "#features/catalogue/product-picture.tsx";
import { DrawnPicture } from "#ui/pictures/drawn-picture.tsx";

interface Props {
  picture: ProductPictureName;
  gallery: readonly { id: string; drawing: string; caption: string }[];
}

/** The product large, and below it what its parts look like, each with a line that says what is seen. */
export function Gallery({ picture, gallery }: Props) {
  return (
    <div className="grid gap-4">
      <div className="grid place-items-center rounded-card border border-line bg-surface p-6 lg:p-8">
        <ProductPicture name={picture} className="h-auto w-full max-w-sm" />
      </div>
      {gallery.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {gallery.map(({ id, drawing, caption }) => (
            <li key={id}>
              <figure className="flex h-full flex-col rounded-card border border-line bg-surface p-4">
                <DrawnPicture name={drawing} className="m-auto h-40 w-full" />
                <figcaption className="mt-3 text-ink-soft text-small">{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
