import { ProductPicture } from "#features/catalogue/product-picture.tsx";
import { products } from "#features/catalogue/products.ts";
import { useLanguage } from "#platform/language/use-language.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { TwoWaysView } from "../two-ways-view.tsx";
import type { ShelfValues } from "./section.ts";

export default function ShelfSection({ id, values, level }: SectionProps<ShelfValues>) {
  const { heading, text, category } = values;
  const { code } = useLanguage();
  const shown = products.filter(
    ({ categoryId }) => category === undefined || categoryId === category,
  );
  return (
    <Section id={id} heading={heading} text={text} level={level}>
      <ul className="-mt-2 mb-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {shown.map(({ id, name, scope, images }) => (
          <li
            key={id}
            className="grid content-between gap-4 rounded-card border border-line bg-surface p-5"
          >
            <ProductPicture name={images[0] ?? ""} className="mx-auto h-36 w-auto" />
            <div>
              <h3 className="font-semibold">{name[code]}</h3>
              <p className="text-ink-soft text-small">{scope[code]}</p>
            </div>
          </li>
        ))}
      </ul>
      <TwoWaysView ways={values} />
    </Section>
  );
}
