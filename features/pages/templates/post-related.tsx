import { useTranslations } from "use-intl";
import { PostCard } from "#features/sections/posts/post-card.tsx";
import { RelatedList } from "./related-list.tsx";
import type { Grouped } from "./shown-group.ts";

/** What else there is to read. */
export default function PostRelated({ posts }: { posts: Grouped["related"] }) {
  const t = useTranslations("blog");
  return (
    <RelatedList heading={t("related")}>
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {posts.map((post) => (
          <li key={post.entry} className="@container md:max-xl:last:odd:col-span-2">
            <PostCard post={post} level="h3" />
          </li>
        ))}
      </ul>
    </RelatedList>
  );
}
