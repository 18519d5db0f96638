import { type FormEvent, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { AdminField, AdminSubmit } from "#platform/admin/admin-field.tsx";
import { useSend } from "#platform/admin/use-send.ts";
import { type LanguageCode, languages } from "#platform/language/languages.ts";
import { useLanguage } from "#platform/language/use-language.ts";
import type { peopleCalls } from "./calls.ts";
import { accessIn, RoleChoice } from "./role-choice.tsx";

/** Makes somebody a colleague by e-mail. */
export function InviteForm() {
  const t = useTranslations("admin.people");
  const { code } = useLanguage();
  const { send, isBusy } = useSend<typeof peopleCalls>();
  const [isRoleMissing, setRoleMissing] = useState(false);
  const id = useId();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const access = accessIn(form);
    const isMissing = !access.isAdmin && access.roles.length === 0;
    setRoleMissing(isMissing);
    if (isMissing) {
      form.querySelector<HTMLInputElement>("[name=role]")?.focus();
      return;
    }
    const typed = new FormData(form);
    const said = (name: string) => String(typed.get(name) ?? "").trim();
    const email = said("email");
    const language = said("language") as LanguageCode;
    const body = { email, name: said("name"), language, ...access };
    const done = t("invited", { email });
    if (await send("POST /api/admin/people/invite", { body }, { done })) form.reset();
  }

  return (
    <section className="admin-card" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{t("inviteHeading")}</h2>
      <p className="admin-soft admin-small">{t("inviteText")}</p>
      <form className="admin-form" onSubmit={submit}>
        <AdminField label={t("email")} type="email" name="email" required maxLength={254} />
        <AdminField label={t("name")} name="name" maxLength={200} autoComplete="off" />
        <label>
          <span className="admin-label">{t("language")}</span>
          <select name="language" defaultValue={code} className="admin-control">
            {languages.map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <RoleChoice />
        <p role="alert" className="admin-warning admin-small" hidden={!isRoleMissing}>
          {isRoleMissing && t("roleMissing")}
        </p>
        <div>
          <AdminSubmit tone="primary" isBusy={isBusy}>
            {t("invite")}
          </AdminSubmit>
        </div>
      </form>
    </section>
  );
}
