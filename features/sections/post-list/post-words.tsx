import { Link } from "react-router";
import { SampleLabel } from "#features/sections/sample-label.tsx";
import type { EntryCard } from "#platform/fields/entry-card.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { SoftText } from "../soft-text.tsx";
import { PostFacts } from "./post-facts.tsx";

interface Props {
  post: EntryCard;
  className: string;
  /** Class names of the title. */
  title: string;
}

/** What a list says of a post; its link covers all of the element that stands around it (`group relative`). */
export function PostWords({ post, className, title }: Props) {
  const to = useLocalizedPath();
  return (
    <div className={className}>
      {post.sample && <SampleLabel />}
      <PostFacts post={post} />
      <h2 className={title}>
        <Link to={to(post.path)} className="after:absolute after:inset-0 group-hover:text-brand">
          {post.title}
        </Link>
      </h2>
      <SoftText>{post.description}</SoftText>
    </div>
  );
}
