import type { EntryCard } from "#platform/fields/entry-card.ts";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { factsOf } from "./post-facts.tsx";
import { PostWords } from "./post-words.tsx";

/** The first post of a page of cards, across all of them. */
export function WidePost({ post }: { post: EntryCard }) {
  const { drawing } = factsOf(post);
  return (
    <article className="group relative grid overflow-hidden rounded-card border border-line bg-surface transition-colors duration-200 hover:border-edge lg:grid-cols-2">
      {drawing && (
        <div className="grid place-items-center bg-blueprint-tint p-6 has-[img]:p-0">
          <ShownPicture
            picture={drawing}
            className="h-40 w-auto lg:h-60"
            photo="h-56 w-full lg:h-full"
            sizes="(min-width: 64rem) 40rem, 100vw"
          />
        </div>
      )}
      <PostWords post={post} className="grid content-center gap-4 p-6 lg:p-12" title="text-title" />
    </article>
  );
}
