import { useState } from "react";
import { Link, useLocation, useRevalidator, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { queryOf } from "#platform/admin/ask-admin.ts";
import { FilterBar, FilterSearch } from "#platform/admin/filter-bar.tsx";
import { loaderOf } from "#platform/admin/load-call.ts";
import type { ListedPicture, PicturesAnswer, pictureCalls } from "../calls.ts";
import { PictureDetails } from "./picture-details.tsx";
import { PictureTile } from "./picture-tile.tsx";
import { UploadArea } from "./upload-area.tsx";

const ask = loaderOf<typeof pictureCalls>();

export const load = (request: Request) =>
  ask(request, "GET /api/admin/pictures", { query: queryOf(request, "q", "most") });

/** The pictures that people uploaded: more of them, what they show, and where. */
export function Screen({ data: { pictures, total } }: { data: PicturesAnswer }) {
  const t = useTranslations("admin");
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<ListedPicture>();
  const opened = pictures.find(({ id }) => id === open?.id) ?? open;
  return (
    <div className="admin-stack">
      <AdminTitle>{t("nav.pictures")}</AdminTitle>
      <p className="admin-soft">{t("pictures.about")}</p>
      <UploadArea
        onUploaded={(picture) => {
          // What it shows is said at once; whoever is saying it of another one is not disturbed.
          setOpen((now) => now ?? picture);
          void revalidate();
        }}
      >
        <FilterBar names={["q"]}>
          <FilterSearch hint={t("pictures.search")} />
        </FilterBar>
        {pictures.length === 0 ? (
          <p className="admin-empty">
            {t(query.get("q") ? "pictures.noneFound" : "pictures.none")}
          </p>
        ) : (
          <ul className="picture-grid">
            {pictures.map((picture) => (
              <li key={picture.id}>
                <PictureTile
                  picture={picture}
                  label={t("pictures.edit", { name: picture.name })}
                  onPress={() => setOpen(picture)}
                />
              </li>
            ))}
          </ul>
        )}
        {total > pictures.length && <More shown={pictures.length} />}
      </UploadArea>
      {opened && (
        <PictureDetails key={opened.id} picture={opened} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}

function More({ shown }: { shown: number }) {
  const t = useTranslations("admin.pictures");
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const next = new URLSearchParams(query);
  next.set("most", String(shown + 60));
  return (
    <div>
      <Link to={`${pathname}?${next}`} preventScrollReset className="admin-button">
        {t("more")}
      </Link>
    </div>
  );
}
