import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link, useLocation, useNavigation, useSearchParams, useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import { AdminButton } from "./admin-button.tsx";
import { AdminChoice } from "./admin-choice.tsx";
import { useIsWide } from "./use-is-wide.ts";

interface Props {
  /** What the address may hold. */
  names: readonly string[];
  /** `FilterSearch`, `FilterChoice`, `FilterDay`; in `FilterMore` what need not be seen at once. */
  children: ReactNode;
}

/** A list's filter. It lives in the address: what is shown can be bookmarked, and "back" goes back. */
export function FilterBar({ names, children }: Props) {
  const t = useTranslations("admin.filters");
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const submit = useSubmit();
  const isLoading = useNavigation().state === "loading";
  const isFiltered = names.some((name) => query.get(name));
  const form = useRef<HTMLFormElement>(null);

  // "Back" changes the address: the fields follow, and the focus stays where it is.
  useEffect(() => {
    const fields = form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]");
    for (const field of fields ?? []) field.value = query.get(field.name) ?? "";
  }, [query]);

  return (
    <Form
      ref={form}
      role="search"
      className="admin-filter"
      aria-busy={isLoading}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(filled(new FormData(event.currentTarget)), { action: pathname });
      }}
      onChange={(event) => {
        // A choice is meant; a text is still being typed.
        if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit();
      }}
    >
      {children}
      <AdminButton type="submit">{t("apply")}</AdminButton>
      {isFiltered && (
        <Link to={pathname} className="admin-link">
          {t("clear")}
        </Link>
      )}
    </Form>
  );
}

interface MoreProps {
  /** What the address may hold of it. */
  names: readonly string[];
  children: ReactNode;
}

/** Fields that a narrow page shows when they are asked for or in use, so that its list begins on the first screen. */
export function FilterMore({ names, children }: MoreProps) {
  const t = useTranslations("admin.filters");
  const [query] = useSearchParams();
  const isWide = useIsWide();
  return (
    // The key: on a wide page there is no word to open them with, whatever somebody did on a narrow one.
    <details
      key={String(isWide)}
      className="admin-more"
      open={isWide || names.some((name) => query.get(name))}
    >
      <summary>{t("more")}</summary>
      <div className="admin-filter-fields">{children}</div>
    </details>
  );
}

/** Without empty values: the address says only what is asked for. */
function filled(form: FormData): URLSearchParams {
  const entries = [...form].map(([name, value]) => [name, String(value).trim()] as const);
  return new URLSearchParams(entries.filter(([, value]) => value !== "").map(([n, v]) => [n, v]));
}

/** A text that is searched for; `hint` says where. */
export function FilterSearch({ hint }: { hint: string }) {
  const t = useTranslations("admin.filters");
  const [query] = useSearchParams();
  return (
    <label className="admin-filter-text">
      <span className="admin-label">{t("search")}</span>
      <input
        type="search"
        name="q"
        defaultValue={query.get("q") ?? ""}
        placeholder={hint}
        maxLength={200}
        className="admin-control"
      />
    </label>
  );
}

interface ChoiceProps {
  name: "status" | "language" | "assignee" | "state" | "currency" | "country" | "kind";
  options: readonly (readonly [value: string, words: string])[];
}

/** One of several values, or all. */
export function FilterChoice({ name, options }: ChoiceProps) {
  const t = useTranslations("admin.filters");
  const [query] = useSearchParams();
  return (
    <AdminChoice label={t(name)} name={name} defaultValue={query.get(name) ?? ""} options={options}>
      <option value="">{t("any")}</option>
    </AdminChoice>
  );
}

/** A first or a last day. */
export function FilterDay({ name }: { name: "from" | "to" }) {
  const t = useTranslations("admin.filters");
  const [query] = useSearchParams();
  return (
    <label className="admin-filter-day">
      <span className="admin-label">{t(name)}</span>
      <input
        type="date"
        name={name}
        defaultValue={query.get(name) ?? ""}
        className="admin-control"
      />
    </label>
  );
}
