import { useTranslations } from "use-intl";
import { ProductBrief } from "#features/cart/product-brief.tsx";
import { ProductPicture } from "#features/catalogue/product-picture.tsx";
import { type ShownProduct, shownProduct } from "#features/catalogue/shown-product.ts";
import { QuestionList } from "#features/sections/questions/question-list.tsx";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import type { PageDocument } from "../../page-document.ts";
import type { ProductValues } from "../../product-fields.ts";
import { RelatedList } from "../related-list.tsx";
import { ScopeSheet } from "./scope-sheet.tsx";

/** What stands below a product: its scope, questions, its neighbours on the shelf. */
export default function ProductEnd({ page }: { page: PageDocument }) {
  const values = page.values as ProductValues & { related?: EntryCard[] };
  return (
    <>
      <ScopeSheet page={page} values={values} />
      <Questions questions={values.questions ?? []} />
      <RelatedProducts products={(values.related ?? []).map(shownProduct)} />
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

/** Its neighbours on the shelf. */
function RelatedProducts({ products }: { products: readonly ShownProduct[] }) {
  const t = useTranslations("shop");
  if (products.length === 0) return null;
  return (
    <RelatedList heading={t("related")}>
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-3">
        {products.map((product) => (
          <li
            key={product.id}
            className="relative grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-5 rounded-card border border-line bg-surface p-5 transition-colors duration-200 hover:border-edge md:max-lg:grid-cols-1 md:max-lg:content-start"
          >
            <ProductPicture
              picture={product.picture}
              className="h-auto w-24"
              photo="aspect-square h-auto w-24 rounded-control"
              sizes="6rem"
            />
            <ProductBrief product={product} />
          </li>
        ))}
      </ul>
    </RelatedList>
  );
}
