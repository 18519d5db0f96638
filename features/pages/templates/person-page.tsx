import { SampleLabel } from "#features/sections/sample-label.tsx";
import { SoftText } from "#features/sections/soft-text.tsx";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import type { PersonValues } from "../kinds.ts";
import type { PageDocument } from "../page-document.ts";
import { PageTitle } from "./page-title.tsx";
import { Sections } from "./sections.tsx";

/** Somebody of the company: portrait and name, then their own words. */
export default function PersonPage({ page }: { page: PageDocument }) {
  const { role, portrait } = page.values as PersonValues;
  return (
    <article>
      <header className="blueprint-grid border-line border-b">
        <div className="measure grid items-end gap-x-16 gap-y-8 pt-12 sm:max-lg:grid-cols-[1fr_auto] lg:grid-cols-[18rem_1fr]">
          <ShownPicture
            picture={portrait}
            className="order-last h-64 w-auto justify-self-center lg:order-none lg:h-80"
            photo="order-last aspect-4/5 h-auto w-full max-w-72 rounded-t-card lg:order-none lg:w-72"
            sizes="18rem"
            isFirst
          />
          <div className="grid gap-4 sm:self-center sm:pb-12">
            {page.sample && <SampleLabel />}
            <PageTitle>{page.title}</PageTitle>
            <p className="font-semibold text-subtitle">{role}</p>
            <SoftText>{page.description}</SoftText>
          </div>
        </div>
      </header>
      <div className="measure grid gap-x-16 py-section lg:grid-cols-[18rem_1fr]">
        <div className="min-w-0 lg:col-start-2">
          <Sections sections={page.sections} place="column" />
        </div>
      </div>
    </article>
  );
}
