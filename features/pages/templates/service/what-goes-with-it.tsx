import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { PostCard } from "#features/sections/posts/post-card.tsx";
import { serviceCardOf } from "#features/sections/services-list/service-card.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import type { ServiceValues } from "../../service-fields.ts";

/** Other services, and posts that help somebody decide. What is not live is left out. */
export function WhatGoesWithIt({ service: { related, reading = [] } }: { service: ServiceValues }) {
  const t = useTranslations("service");
  const to = useLocalizedPath();
  const services = related.flatMap(({ service }) => service ?? []);
  const posts = reading.flatMap(({ post }) => post ?? []);
  return (
    <div className="border-line border-t bg-surface">
      <div className="measure grid grid-cols-1 gap-14 py-section">
        {services.length > 0 && (
          <section aria-labelledby="related-heading">
            <h2 id="related-heading" className="mb-8 text-title">
              {t("related")}
            </h2>
            <ul className="grid grid-cols-1 gap-5 md:grid-cols-3">
              {services.map((one) => (
                <li
                  key={one.entry}
                  className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-5 rounded-card border border-line bg-paper p-5 transition-colors duration-200 hover:border-edge md:max-xl:grid-cols-1"
                >
                  <ShownPicture
                    picture={serviceCardOf(one).drawing}
                    className="size-16 xl:size-20"
                    photo="size-16 rounded-control xl:size-20"
                    sizes="5rem"
                  />
                  <h3 className="wrap-anywhere font-semibold">
                    <Link
                      to={to(one.path)}
                      className="after:absolute after:inset-0 hover:text-brand"
                    >
                      {one.title}
                    </Link>
                  </h3>
                </li>
              ))}
            </ul>
          </section>
        )}
        {posts.length > 0 && (
          <section aria-labelledby="reading-heading">
            <h2 id="reading-heading" className="mb-8 text-title">
              {t("reading")}
            </h2>
            <ul
              className={`grid grid-cols-1 gap-5 md:grid-cols-2 ${posts.length === 2 ? "" : "xl:grid-cols-3"}`}
            >
              {posts.map((post) => (
                <li key={post.entry} className="@container md:max-xl:last:odd:col-span-2">
                  <PostCard post={post} level="h3" />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
