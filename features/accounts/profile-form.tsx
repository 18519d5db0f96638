import { useState } from "react";
import { useTranslations } from "use-intl";
import { languages } from "#platform/language/languages.ts";
import { TextField } from "./auth-field.tsx";
import { callAccount } from "./call-account.ts";
import type { Profile } from "./calls.ts";
import { FormEnd } from "./form-end.tsx";
import { Panel } from "./panel.tsx";
import { useAuthForm } from "./use-auth-form.ts";

interface Props {
  profile: Profile;
  onChange(profile: Profile): void;
}

/** Name, and the language of the mails; each page has the language of its own address. */
export function ProfileForm({ profile, onChange }: Props) {
  const t = useTranslations("account");
  const [isSaved, setSaved] = useState(false);
  const form = useAuthForm({
    form: "profile",
    keep: true,
    send: (values) => callAccount("PATCH /api/account/profile", { body: values }),
    onDone(changed) {
      setSaved(true);
      onChange(changed);
    },
  });
  const id = `${form.id}-language`;
  return (
    <Panel heading={t("profile.details")}>
      <form {...form.props} onInput={() => setSaved(false)} className="grid gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          control="firstName"
          autoComplete="given-name"
          defaultValue={profile.firstName}
        />
        <TextField
          form={form}
          control="lastName"
          autoComplete="family-name"
          defaultValue={profile.lastName}
          optional
        />
        <div className="grid content-start gap-1.5">
          <label htmlFor={id} className="font-medium text-small">
            {t("profile.language")}
          </label>
          <select id={id} name="language" defaultValue={profile.language} className="field-control">
            {languages.map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className="sm:col-span-2">
          <FormEnd
            form={form}
            send={t("save")}
            sending={t("saving")}
            done={isSaved && t("saved")}
          />
        </div>
      </form>
    </Panel>
  );
}
