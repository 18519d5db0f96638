import { useTranslations } from "use-intl";
import type { Offer } from "#features/catalogue/offer.ts";
import { type ShownProduct, shownProduct } from "#features/catalogue/shown-product.ts";
import { QuestionList } from "#features/sections/questions/question-list.tsx";
import { SampleLabel } from "#features/sections/sample-label.tsx";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import type { PageDocument } from "../../page-document.ts";
import type { ProductValues } from "../../product-fields.ts";
import { Sections } from "../sections.tsx";
import { Trail } from "../trail.tsx";
import { BuyingBox } from "./buying-box.tsx";
import { Gallery } from "./gallery.tsx";
import { RelatedProducts } from "./related-products.tsx";
import { ScopeSheet } from "./scope-sheet.tsx";

/** A product: what it is and costs, and its scope as a drawing office would write it down. */
export default function ProductPage({ page }: { page: PageDocument }) {
  const values = page.values as ProductValues & { offer?: Offer; related?: EntryCard[] };
  const product: ShownProduct = shownProduct(page);
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
                  <h1 className="text-display">{page.title}</h1>
                  <p className="text-ink-soft">{page.description}</p>
                </div>
                <BuyingBox product={product} />
              </div>
              <Gallery picture={values.picture} gallery={values.gallery ?? []} />
            </div>
          </div>
        </header>
        <ScopeSheet page={page} values={values} />
        <Questions questions={values.questions ?? []} />
      </article>
      <RelatedProducts products={(values.related ?? []).map(shownProduct)} />
      <Sections sections={page.sections} place="page" />
    </>
  );
}

function Questions({ questions }: { questions: NonNullable<ProductValues["questions"]> }) {
  const t = useTranslations("shop");
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions-heading" className="border-line border-t bg-surface">
      <div className="measure grid gap-x-20 gap-y-8 py-section lg:grid-cols-[1fr_1.6fr]">
        <h2 id="questions-heading" className="text-title">
          {t("questions")}
        </h2>
        <QuestionList questions={questions} level="h3" />
      </div>
    </section>
  );
}
