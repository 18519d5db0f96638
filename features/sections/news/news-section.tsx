import { NewsSlot } from "#features/news/news-slot.tsx";
import type { SectionProps } from "../section-props.ts";
import type { newsFields } from "./section.ts";

export default function NewsSection({ id }: SectionProps<typeof newsFields>) {
  return (
    <section id={id}>
      <NewsSlot />
    </section>
  );
}
