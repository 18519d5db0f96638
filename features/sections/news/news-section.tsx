import { NewsSlot } from "#features/news/news-slot.tsx";
import type { SectionProps } from "../section-props.ts";
import type { NewsValues } from "./section.ts";

export default function NewsSection({ id }: SectionProps<NewsValues>) {
  return (
    <section id={id}>
      <NewsSlot />
    </section>
  );
}
