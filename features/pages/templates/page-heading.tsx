import { SampleLabel } from "#features/sections/sample-label.tsx";
import { SoftText } from "#features/sections/soft-text.tsx";
import type { PageDocument } from "../page-document.ts";
import { PageTitle } from "./page-title.tsx";
import { Trail } from "./trail.tsx";

interface Props {
  page: PageDocument;
  /** What sort of thing it is, above its name. */
  sort?: string;
  /** Where it stands in the grid of its header. */
  look?: string;
}

/** The way to a page, its name, and what it is in a sentence. */
export function PageHeading({ page, sort, look = "" }: Props) {
  return (
    <div className={`grid gap-5 ${look}`}>
      <Trail steps={page.trail} />
      {page.sample && <SampleLabel />}
      {sort && <p className="font-semibold text-blueprint text-small">{sort}</p>}
      <PageTitle>{page.title}</PageTitle>
      <SoftText>{page.description}</SoftText>
    </div>
  );
}
