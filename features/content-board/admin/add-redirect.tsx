import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { AdminChoice } from "#platform/admin/admin-choice.tsx";
import { AdminField, AdminSubmit } from "#platform/admin/admin-field.tsx";
import { useLanguageOptions } from "#platform/admin/language-options.ts";
import { useSend } from "#platform/admin/use-send.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { useLanguage } from "#platform/language/use-language.ts";
import { showToast } from "#ui/toast/toast-store.ts";
import type { contentBoardCalls, RedirectsAnswer } from "../calls.ts";

const known = ["malformed", "taken", "too_long", "not_live"] as const;

/** Lets an old address lead to an entry. */
export function AddRedirect({ entries }: Pick<RedirectsAnswer, "entries">) {
  const t = useTranslations("admin.content");
  const languages = useLanguageOptions();
  const { code } = useLanguage();
  const { send } = useSend<typeof contentBoardCalls>();
  const [wrong, setWrong] = useState<(typeof known)[number]>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const said = (name: string) => String(typed.get(name) ?? "").trim();
    const body = {
      language: said("language") as LanguageCode,
      path: said("path"),
      entry: said("entry"),
    };
    setWrong(undefined);
    const isAdded = await send("POST /api/admin/content/redirects/add", { body }, { wrong: tell });
    if (!isAdded) return;
    form.reset();
    showToast({ kind: "success", title: t("redirectAdded"), text: body.path });
  }

  function tell(errors: Record<string, string[]>): boolean {
    const reason = known.find((one) => Object.values(errors).flat().includes(one));
    setWrong(reason);
    return reason !== undefined;
  }

  return (
    <section className="admin-card" aria-labelledby="add-redirect">
      <h2 id="add-redirect">{t("addRedirect")}</h2>
      <form className="admin-form content-redirect" onSubmit={submit}>
        <AdminField
          label={t("oldAddress")}
          name="path"
          required
          maxLength={200}
          placeholder="/…"
          aria-describedby="redirect-hint redirect-wrong"
          aria-invalid={wrong !== undefined}
        />
        <AdminChoice
          label={t("inLanguage")}
          name="language"
          defaultValue={code}
          options={languages}
        />
        <AdminChoice
          label={t("leadsTo")}
          name="entry"
          required
          options={entries.map(({ id, title }) => [id, `${title} (${id})`])}
        >
          <option value="">–</option>
        </AdminChoice>
        <AdminSubmit tone="primary">{t("add")}</AdminSubmit>
      </form>
      <p id="redirect-hint" className="admin-soft admin-small">
        {t("redirectHint")}
      </p>
      <p id="redirect-wrong" role="alert" className="admin-warning admin-small">
        {wrong && t(`wrongRedirect.${wrong}`)}
      </p>
    </section>
  );
}
