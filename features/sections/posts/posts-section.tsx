import { useTranslations } from "use-intl";
import type { SectionProps } from "../section-props.ts";
import { SoftText } from "../soft-text.tsx";
import { PostCard } from "./post-card.tsx";
import type { postsFields } from "./section.ts";

export default function PostsSection({
  id,
  values: { heading, text, posts },
  level,
}: SectionProps<typeof postsFields>) {
  const t = useTranslations("blog");
  const Heading = `h${level}` as const;
  return (
    <section
      id={id}
      aria-labelledby={heading && `${id}-heading`}
      aria-label={heading ? undefined : t("posts")}
      className="measure py-section"
    >
      {heading && (
        <Heading id={`${id}-heading`} className="mb-10 text-title">
          {heading}
        </Heading>
      )}
      {text && <SoftText className="mb-10">{text}</SoftText>}
      {posts.length === 0 ? (
        <p className="text-ink-soft">{t("none")}</p>
      ) : (
        <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {posts.map((post) => (
            <li key={post.entry} className="@container md:max-xl:last:odd:col-span-2">
              <PostCard post={post} level={heading ? "h3" : "h2"} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
