import { useTranslations } from "use-intl";
import { shownProduct } from "#features/catalogue/shown-product.ts";
import { QuestionList } from "#features/sections/questions/question-list.tsx";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import type { PageDocument } from "../../page-document.ts";
import type { ProductValues } from "../../product-fields.ts";
import { RelatedProducts } from "./related-products.tsx";
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
