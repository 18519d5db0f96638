import type { ProductPictureName } from "#features/catalogue/product-choices.ts";
import { ProductPicture } from "#features/catalogue/product-picture.tsx";
import type { Photo } from "#ui/pictures/photo.ts";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";

interface Props {
  picture: ProductPictureName | Photo;
  gallery: readonly { id: string; drawing: string | Photo; caption: string }[];
}

/** The product large, and below it what its parts look like, each with a line that says what is seen. */
export function Gallery({ picture, gallery }: Props) {
  return (
    <div className="grid gap-4">
      <div className="grid place-items-center overflow-hidden rounded-card border border-line bg-surface p-6 has-[img]:p-0 lg:p-8 lg:has-[img]:p-0">
        <ProductPicture
          picture={picture}
          className="h-auto w-full max-w-sm"
          photo="aspect-4/3 h-auto w-full"
          sizes="(min-width: 64rem) 40rem, 100vw"
        />
      </div>
      {gallery.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {gallery.map(({ id, drawing, caption }) => (
            <li key={id}>
              <figure className="flex h-full flex-col rounded-card border border-line bg-surface p-4">
                <ShownPicture
                  picture={drawing}
                  className="m-auto h-40 w-full"
                  photo="h-48 w-full rounded-control"
                  sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw"
                />
                <figcaption className="mt-3 text-ink-soft text-small">{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
