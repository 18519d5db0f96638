import { Link } from "react-router";
import { SampleLabel } from "#features/sections/sample-label.tsx";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { SoftText } from "../soft-text.tsx";
import { factsOf, PostFacts } from "./post-facts.tsx";

/** One post of a list with a sidebar; all of it leads there. */
export function PostRow({ post }: { post: EntryCard }) {
  const to = useLocalizedPath();
  const { drawing } = factsOf(post);
  return (
    <article className="group relative grid gap-6 border-line border-b py-8 sm:grid-cols-[11rem_1fr]">
      <div className="hidden place-items-center overflow-hidden rounded-card bg-blueprint-tint p-4 has-[img]:p-0 sm:grid">
        {drawing && (
          <ShownPicture
            picture={drawing}
            className="h-24 w-auto"
            photo="h-32 w-full"
            sizes="11rem"
          />
        )}
      </div>
      <div className="grid content-start gap-2">
        {post.sample && <SampleLabel />}
        <PostFacts post={post} />
        <h2 className="font-semibold text-subtitle">
          <Link to={to(post.path)} className="after:absolute after:inset-0 group-hover:text-brand">
            {post.title}
          </Link>
        </h2>
        <SoftText>{post.description}</SoftText>
      </div>
    </article>
  );
}
