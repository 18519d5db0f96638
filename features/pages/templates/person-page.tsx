import { SampleLabel } from "#features/sections/sample-label.tsx";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import type { PersonValues } from "../kinds.ts";
import type { PageDocument } from "../page-document.ts";
import { Sections } from "./sections.tsx";

/** Somebody of the company: portrait and name, then their own words. */
export default function PersonPage({ page }: { page: PageDocument }) {
  const { role, portrait } = page.values as PersonValues;
  return (
    <article>
      <header className="blueprint-grid border-line border-b">
        <div className="measure grid items-end gap-x-16 gap-y-8 pt-12 lg:grid-cols-[auto_1fr]">
          <ShownPicture
            picture={portrait}
            className="order-last h-64 w-auto lg:order-none lg:h-80"
            photo="order-last aspect-4/5 h-auto w-full max-w-72 rounded-t-card lg:order-none lg:w-72"
            sizes="18rem"
            isFirst
          />
          <div className="grid gap-4 lg:self-center lg:pb-12">
            {page.sample && <SampleLabel />}
            <h1 className="text-display">{page.title}</h1>
            <p className="font-semibold text-subtitle">{role}</p>
            <p className="text-ink-soft">{page.description}</p>
          </div>
        </div>
      </header>
      <div className="measure max-w-[48rem] py-section">
        <Sections sections={page.sections} place="column" />
      </div>
    </article>
  );
}
