import { Suspense, useMemo } from "react";
import { type ShownProduct, shownProduct } from "#features/catalogue/shown-product.ts";
import { hasNothingToShow } from "#features/sections/nothing-to-show.ts";
import { SampleLabel } from "#features/sections/sample-label.tsx";
import { SoftText } from "#features/sections/soft-text.tsx";
import { laterWithId } from "#ui/later/later.tsx";
import type { PageDocument } from "../../page-document.ts";
import type { ProductValues } from "../../product-fields.ts";
import { PageTitle } from "../page-title.tsx";
import { Sections } from "../sections.tsx";
import { Trail } from "../trail.tsx";
import { Gallery } from "./gallery.tsx";

const boxPlace = "buying-box";
const BuyingBox = laterWithId<{ product: ShownProduct }>(
  boxPlace,
  () => import("./buying-box.tsx"),
  hasNothingToShow,
);

const endPlace = "product-end";
const ProductEnd = laterWithId<{ page: PageDocument }>(endPlace, () => import("./product-end.tsx"));

/** A product: what it is and costs, and its scope as a drawing office would write it down. */
export default function ProductPage({ page }: { page: PageDocument }) {
  const values = page.values as ProductValues;
  const buyingBox = useMemo(() => <BuyingBox product={shownProduct(page)} />, [page]);
  const end = useMemo(() => <ProductEnd page={page} />, [page]);
  return (
    <>
      <article>
        <header className="blueprint-grid border-line border-b">
          <div className="measure pt-8 pb-12 lg:pt-10 lg:pb-16">
            <Trail steps={page.trail} />
            <div className="mt-8 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1.1fr_1fr] lg:[&>:last-child]:order-first">
              <div className="grid gap-5">
                {page.sample && <SampleLabel />}
                <div className="grid gap-3">
                  <p className="font-semibold text-blueprint">{values.scope}</p>
                  <PageTitle>{page.title}</PageTitle>
                  <SoftText>{page.description}</SoftText>
                </div>
                <div id={boxPlace}>
                  <Suspense>{buyingBox}</Suspense>
                </div>
              </div>
              <Gallery picture={values.picture} gallery={values.gallery ?? []} />
            </div>
          </div>
        </header>
      </article>
      <section id={endPlace}>
        <Suspense>{end}</Suspense>
      </section>
      <Sections sections={page.sections} place="page" />
    </>
  );
}
