import { ProductBrief } from "#features/cart/product-brief.tsx";
import { ProductPicture } from "#features/catalogue/product-picture.tsx";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { TwoWaysView } from "../two-ways-view.tsx";
import type { shelfFields } from "./section.ts";

export default function ShelfSection({ id, values, level }: SectionProps<typeof shelfFields>) {
  const { heading, text, category: products } = values;
  return (
    <Section id={id} heading={heading} text={text} level={level}>
      <ul
        className={`-mt-2 not-last:mb-10 grid gap-5 sm:grid-cols-2 ${products.length % 3 === 0 ? "md:grid-cols-3 [&>:last-child:nth-child(odd)]:sm:max-md:col-span-2" : "lg:grid-cols-4 [&>:last-child:nth-child(odd)]:sm:max-lg:col-span-2"}`}
      >
        {products.map((product) => (
          <li
            key={product.id}
            className="relative grid content-start gap-4 rounded-card border border-line bg-surface p-5 transition-colors duration-200 hover:border-edge min-[21.875rem]:max-sm:grid-cols-[5rem_minmax(0,1fr)] min-[21.875rem]:max-sm:items-center"
          >
            <ProductPicture
              picture={product.picture}
              className="mx-auto h-36 w-auto min-[21.875rem]:max-sm:h-auto min-[21.875rem]:max-sm:w-full"
              photo="h-36 w-full min-[21.875rem]:max-sm:h-20"
              sizes="(min-width: 40rem) 20rem, 100vw"
            />
            <ProductBrief product={product} />
          </li>
        ))}
      </ul>
      <TwoWaysView ways={values} />
    </Section>
  );
}
