import { type ReactNode, useId, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "#platform/language/use-language.ts";
import { useModal } from "#ui/modal/use-modal.ts";
import { AdminButton } from "./admin-button.tsx";
import { AdminChoice } from "./admin-choice.tsx";
import { adminAddress } from "./ask-admin.ts";
import { CancelButton } from "./cancel-button.tsx";
import {
  type ExportChoice,
  exportQuery,
  keepExportChoice,
  marks,
  ownZone,
  readExportChoice,
  separators,
  zones,
} from "./export-choice.ts";

interface Props {
  /** Of the API. */
  call: string;
  /** What the address may hold. */
  names: readonly string[];
  /** What is in the table, and what is not. */
  children: ReactNode;
}

/** What the filter shows, all pages of it, as a table for other programs; asks first how they want it. */
export function ExportDialog({ call, names, children }: Props) {
  const t = useTranslations("admin.export");
  const { code } = useLanguage();
  const [query] = useSearchParams();
  const [choice, setChoice] = useState<ExportChoice>();
  const close = () => setChoice(undefined);
  const { modalProps } = useModal(choice !== undefined, close);
  const id = useId();
  const asked = Object.fromEntries(names.map((name) => [name, query.get(name)]));
  const options = {
    separator: separators.map((one) => [one, t(`separators.${one}`)] as const),
    mark: marks.map((one) => [one, t(`marks.${one}`)] as const),
    zone: zones.map((one) => [one, t(`zones.${one}`, { zone: ownZone() })] as const),
  };

  return (
    <>
      <AdminButton className="admin-push" onClick={() => setChoice(readExportChoice(code))}>
        {t("open")}
      </AdminButton>
      <dialog {...modalProps} className="admin-dialog" aria-labelledby={id}>
        <h2 id={id}>{t("heading")}</h2>
        {choice && (
          <>
            {children}
            <div className="admin-form">
              {(["separator", "mark", "zone"] as const).map((name) => (
                <AdminChoice
                  key={name}
                  label={t(name)}
                  value={choice[name]}
                  onChange={({ target }) => setChoice({ ...choice, [name]: target.value })}
                  options={options[name]}
                />
              ))}
            </div>
            <div className="admin-row admin-end">
              <CancelButton onClick={close} />
              <a
                href={adminAddress(call, { ...asked, ...exportQuery(choice) })}
                download
                className="admin-button"
                data-tone="primary"
                onClick={() => {
                  keepExportChoice(choice);
                  close();
                }}
              >
                {t("download")}
              </a>
            </div>
          </>
        )}
      </dialog>
    </>
  );
}
