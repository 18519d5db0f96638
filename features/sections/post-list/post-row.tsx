import type { EntryCard } from "#platform/fields/entry-card.ts";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { factsOf } from "./post-facts.tsx";
import { PostWords } from "./post-words.tsx";

/** One post of a list with a sidebar; all of it leads there. */
export function PostRow({ post }: { post: EntryCard }) {
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
      <PostWords
        post={post}
        className="grid content-start gap-2"
        title="font-semibold text-subtitle"
      />
    </article>
  );
}
