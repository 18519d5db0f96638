import { AdminChoice } from "#platform/admin/admin-choice.tsx";
import { AdminSubmit } from "#platform/admin/admin-field.tsx";
import "./new-entry.css";
import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { kindOf } from "#features/pages/kinds.ts";
import { makeSlug } from "#features/pages/slugs.ts";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { languageOfScreen, queryOf } from "#platform/admin/ask-admin.ts";
import { loaderOf } from "#platform/admin/load-call.ts";
import { useKey } from "#platform/admin/use-key.ts";
import { useSend } from "#platform/admin/use-send.ts";
import { sourceLanguage } from "#platform/fields/leaves.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import type { editorCalls, StartsAnswer } from "../calls.ts";
import { entryAddress } from "../entry-address.ts";
import { newKinds } from "./new-kinds.ts";
import { StartingPoints } from "./starting-points.tsx";

const ask = loaderOf<typeof editorCalls>();

export const load = (request: Request) =>
  ask(request, "GET /api/admin/entry/starts", {
    query: { ...queryOf(request, "kind"), shown: languageOfScreen(request) },
  });

type Wrong = Partial<Record<"title" | "address", string>>;

/** A new entry: of which kind, what it begins as, its title and its address. */
export function Screen({ data: { kind, starts } }: { data: StartsAnswer }) {
  const t = useTranslations("admin.newEntry");
  const words = useTranslations("admin");
  const to = useLocalizedPath();
  const navigate = useNavigate();
  const { below, isPageless } = kindOf(kind);
  const [title, setTitle] = useState("");
  const [address, setAddress] = useState<string>();
  const [wrong, setWrong] = useState<Wrong>({});
  const { send, isBusy } = useSend<typeof editorCalls>();
  const { key, renewKey } = useKey();
  const made = (below === undefined ? "/" : "") + makeSlug(title, sourceLanguage);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const from = String(new FormData(event.currentTarget).get("from") ?? "") || null;
    const body = { kind, from, title, address: isPageless ? "" : (address ?? made) };
    const told = { stay: true, wrong: tell, renewKey };
    const answer = await send("POST /api/admin/entry/new", { body, key: key() }, told);
    if (answer) await navigate(to(entryAddress(answer.id)));
  }

  function tell({ title, address }: Record<string, string[]>): boolean {
    setWrong({ title: title?.[0], address: address?.[0] });
    return true;
  }

  const problem = (field: keyof Wrong) => {
    const code = wrong[field];
    return (
      <span id={`new-${field}-wrong`} role="alert" className="editor-problem">
        {code &&
          t(
            t.has(`wrong.${field}.${code}` as "wrong.title.required")
              ? (`wrong.${field}.${code}` as "wrong.title.required")
              : `wrong.${field}.malformed`,
          )}
      </span>
    );
  };

  return (
    <div className="admin-stack">
      <Link to={to(isPageless ? "/admin/around" : "/admin/content")} className="admin-link">
        ← {words(isPageless ? "nav.around" : "nav.content")}
      </Link>
      <AdminTitle>{isPageless ? words("content.newOffice") : t("heading")}</AdminTitle>
      <form className="admin-stack" noValidate onSubmit={submit}>
        <div className="admin-card new-entry-facts">
          <AdminChoice
            label={t("kind")}
            value={kind}
            onChange={({ target }) => navigate(to(`/admin/new-entry?kind=${target.value}`))}
            options={newKinds.map((one) => [one, words(`content.kind.${one}`)])}
          />
          <label>
            <span className="admin-label">{t("title")}</span>
            <input
              className="admin-control"
              lang={sourceLanguage}
              maxLength={110}
              value={title}
              aria-invalid={wrong.title !== undefined}
              aria-describedby="new-title-wrong"
              onChange={({ target }) => {
                setTitle(target.value);
                // The address is made from it, until it is written.
                setWrong(address === undefined ? {} : { ...wrong, title: undefined });
              }}
            />
            {problem("title")}
          </label>
          {!isPageless && (
            <label>
              <span className="admin-label">{t("address")}</span>
              <span className="new-entry-address">
                {below && <span aria-hidden="true">{below}</span>}
                <input
                  className="admin-control"
                  spellCheck={false}
                  autoCapitalize="none"
                  maxLength={200}
                  value={address ?? made}
                  aria-invalid={wrong.address !== undefined}
                  aria-describedby="new-address-wrong"
                  onChange={({ target }) => {
                    setAddress(target.value);
                    setWrong({ ...wrong, address: undefined });
                  }}
                />
              </span>
              {problem("address")}
            </label>
          )}
        </div>
        {!isPageless && <StartingPoints key={kind} starts={starts} />}
        <div className="new-entry-make">
          <AdminSubmit tone="primary" isBusy={isBusy}>
            {t("make")}
          </AdminSubmit>
          {!isPageless && <p className="admin-soft admin-small">{t("isDraft")}</p>}
        </div>
      </form>
    </div>
  );
}
