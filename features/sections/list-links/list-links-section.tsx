import "#ui/filter/pill.css";
import { Link, useLocation } from "react-router";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { SectionProps } from "../section-props.ts";
import type { listLinksFields } from "./section.ts";

export default function ListLinksSection({ id, values }: SectionProps<typeof listLinksFields>) {
  const to = useLocalizedPath();
  const { pathname } = useLocation();
  return (
    <section id={id} className="border-line border-b bg-surface print:hidden">
      <div className="measure flex flex-wrap gap-x-10 gap-y-4 py-5">
        {values.groups.map(({ id: group, label, links }) => (
          <nav key={group} aria-label={label} className="flex flex-wrap items-center gap-2">
            <p aria-hidden="true" className="me-1 text-ink-soft text-small">
              {label}
            </p>
            <ul className="flex flex-wrap gap-2">
              {links.map(({ id: one, label, to: path }) =>
                path === undefined ? null : (
                  <li key={one}>
                    <Link
                      to={to(path)}
                      preventScrollReset
                      aria-current={to(path) === pathname ? "page" : undefined}
                      className="pill"
                    >
                      {label}
                    </Link>
                  </li>
                ),
              )}
            </ul>
          </nav>
        ))}
      </div>
    </section>
  );
}
