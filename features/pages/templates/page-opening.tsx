import { SampleLabel } from "#features/sections/sample-label.tsx";
import { SoftText } from "#features/sections/soft-text.tsx";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import type { PageValues } from "../kinds.ts";
import type { PageDocument } from "../page-document.ts";
import { PageTitle } from "./page-title.tsx";

const looks = {
  plain: "",
  beside: "lg:grid-cols-[1.2fr_1fr] lg:gap-x-16",
  centred: "text-center",
  night: "lg:py-28",
};

/** The heading of a page that no section opens. */
export default function PageOpening({ page }: { page: PageDocument }) {
  const { heading, introduction, opening = "plain", drawing } = page.values as PageValues;
  const isCentred = opening === "centred";
  return (
    <header
      className={`blueprint-grid border-line border-b ${opening === "night" ? "night bg-night text-ink" : ""}`}
    >
      <div className={`measure grid items-center gap-y-10 py-12 lg:py-20 ${looks[opening]}`}>
        <div className={`grid gap-5 ${isCentred ? "justify-items-center" : ""}`}>
          {page.sample && <SampleLabel look={isCentred ? "" : "justify-self-start"} />}
          <PageTitle className="max-w-4xl">{heading ?? page.title}</PageTitle>
          {introduction && <SoftText>{introduction}</SoftText>}
        </div>
        {drawing && (
          <ShownPicture
            picture={drawing}
            photo="aspect-4/3 h-auto w-full rounded-card"
            isFirst
            className={`h-auto w-full justify-self-center ${isCentred ? "max-w-md" : "max-w-lg"}`}
          />
        )}
      </div>
    </header>
  );
}
