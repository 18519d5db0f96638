import { useTranslations } from "use-intl";
import { SampleLabel } from "#features/sections/sample-label.tsx";
import { SoftText } from "#features/sections/soft-text.tsx";
import { useSite } from "#platform/content/shell-provider.tsx";
import { useLanguage } from "#platform/language/use-language.ts";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import type { PostValues } from "../kinds.ts";
import type { PageDocument } from "../page-document.ts";
import { PageTitle } from "./page-title.tsx";
import type { Grouped } from "./shown-group.ts";
import { Trail } from "./trail.tsx";

type Props = { page: PageDocument };

const drawingOf = ({ values }: PageDocument) => (values as PostValues).drawing;

/** The drawing beside the title, where there is room. */
export function PostHeader({ page }: Props) {
  const drawing = drawingOf(page);
  return (
    <header className="blueprint-grid border-line border-b">
      <div className="measure grid items-center gap-x-16 py-12 lg:grid-cols-[1fr_auto] lg:py-16">
        <PostTitle page={page} />
        {drawing && (
          <ShownPicture
            picture={drawing}
            className="hidden h-64 w-auto lg:block"
            photo="hidden h-64 w-88 rounded-card border border-line lg:block"
            sizes="22rem"
            isFirst
          />
        )}
      </div>
    </header>
  );
}

/** The drawing across the page, on a band of its own, and the title below it in the middle. */
export function WidePostHeader({ page }: Props) {
  const drawing = drawingOf(page);
  return (
    <header>
      {drawing && (
        <div className="border-line border-b bg-blueprint-tint">
          <ShownPicture
            picture={drawing}
            className="measure mx-auto h-64 w-auto py-8 lg:h-[28rem]"
            photo="h-64 w-full lg:h-[28rem]"
            sizes="100vw"
            isFirst
          />
        </div>
      )}
      <div className="measure pt-12 lg:pt-16">
        <PostTitle page={page} isCentred />
      </div>
    </header>
  );
}

function PostTitle({
  page: { title, description, values, sample, trail },
  isCentred = false,
}: Props & { isCentred?: boolean }) {
  const t = useTranslations("blog");
  const { code } = useLanguage();
  const site = useSite();
  const { category, date, minutes, author, lists } = values as PostValues & Grouped;
  const [name, list] = [t(`categories.${category}`), lists[category]];
  return (
    <div className={`grid gap-5 ${isCentred ? "justify-items-center text-center" : ""}`}>
      {sample && <SampleLabel look={isCentred ? "" : "justify-self-start"} />}
      <Trail steps={[...trail, ...(list === undefined ? [] : [{ title: name, path: list }])]} />
      {list === undefined && <p className="font-semibold text-blueprint text-small">{name}</p>}
      <PageTitle className="max-w-3xl">{title}</PageTitle>
      <SoftText>{description}</SoftText>
      <p className="text-ink-soft text-small">
        <time dateTime={date.iso}>{date.words}</time>
        {" · "}
        {t("readingTime", { minutes })}
        <span className="max-sm:hidden">{" · "}</span>
        <span className="max-sm:block">{author ?? t("team", { name: site.name[code] })}</span>
      </p>
    </div>
  );
}
