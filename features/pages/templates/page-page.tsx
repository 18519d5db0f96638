import { SampleLabel } from "#features/sections/sample-label.tsx";
import type { PageValues } from "../kinds.ts";
import type { PageDocument } from "../page-document.ts";
import { Sections } from "./sections.tsx";

/** A page at a fixed address: a heading, and its sections across the page. */
export default function PagePage({ page }: { page: PageDocument }) {
  const { heading, introduction } = page.values as PageValues;
  return (
    <>
      <header className="blueprint-grid border-line border-b">
        <div className="measure grid gap-5 py-12 lg:py-20">
          {page.sample && <SampleLabel />}
          <h1 className="max-w-4xl text-display">{heading}</h1>
          {introduction && <p className="text-ink-soft">{introduction}</p>}
        </div>
      </header>
      <Sections sections={page.sections} place="page" />
    </>
  );
}
