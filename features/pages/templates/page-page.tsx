import "#ui/pictures/focus.css";
import { Suspense, useMemo } from "react";
import { hasNothingToShow } from "#features/sections/nothing-to-show.ts";
import { SampleLabel } from "#features/sections/sample-label.tsx";
import { laterWithId } from "#ui/later/later.tsx";
import type { PageValues } from "../kinds.ts";
import type { PageDocument } from "../page-document.ts";
import { Sections } from "./sections.tsx";

const openingPlace = "opening";
const Opening = laterWithId<{ page: PageDocument }>(
  openingPlace,
  () => import("./page-opening.tsx"),
  hasNothingToShow,
);

/**
 * A page at a fixed address: a heading in one of a few openings, unless its first section opens it, and its sections
 * across the page.
 */
export default function PagePage({ page }: { page: PageDocument }) {
  const isOpened = (page.values as PageValues).heading !== undefined;
  const opening = useMemo(() => <Opening page={page} />, [page]);
  return (
    <>
      {isOpened ? (
        <div id={openingPlace}>
          <Suspense>{opening}</Suspense>
        </div>
      ) : (
        page.sample && <SampleLine />
      )}
      <Sections sections={page.sections} place="page" isOpening={!isOpened} />
    </>
  );
}

function SampleLine() {
  return (
    <div className="sample-line">
      <div className="measure grid pt-4">
        <SampleLabel look="justify-self-end" />
      </div>
    </div>
  );
}
