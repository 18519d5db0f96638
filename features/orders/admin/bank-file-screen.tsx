import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { currencies } from "#features/catalogue/product-choices.ts";
import { AdminChoice } from "#platform/admin/admin-choice.tsx";
import { AdminSubmit } from "#platform/admin/admin-field.tsx";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { clientOf, type WithFile } from "#platform/session/call-client.ts";
import { useFocusBack } from "#ui/button/use-focus-back.ts";
import { FileControl } from "#ui/form-field/file-control.tsx";
import type { bankFileCalls } from "./bank-file-calls.ts";
import { BankMatches } from "./bank-matches.tsx";
import type { BankFileAnswer } from "./office-calls.ts";

const call = clientOf<WithFile<Pick<typeof bankFileCalls, "POST /api/admin/bank-file">>>();

export const load = async () => null;

/** Takes a bank's file in, shows which orders it pays, and books what somebody confirms. */
export function Screen() {
  const t = useTranslations("admin.orders");
  const file = useTranslations("forms.file");
  const to = useLocalizedPath();
  const [answer, setAnswer] = useState<BankFileAnswer>();
  const [isBusy, setBusy] = useState(false);
  useFocusBack(isBusy);
  const [problem, setProblem] = useState<string>();

  async function read(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    setAnswer(undefined);
    const body = fileLast(event.currentTarget);
    const result = await call("POST /api/admin/bank-file", { body });
    if (result.outcome !== "done")
      setProblem(t(result.status === 413 ? "bank.problems.too_large" : "bank.notRead"));
    else if (result.answer.problem) setProblem(t(`bank.problems.${result.answer.problem}`));
    else setAnswer(result.answer);
    setBusy(false);
  }

  return (
    <div className="admin-stack">
      <Link to={to("/admin/orders")} className="admin-link">
        ← {t("back")}
      </Link>
      <AdminTitle>{t("bankFile")}</AdminTitle>
      <p className="admin-soft">{t("bank.intro")}</p>
      <form className="admin-card admin-form admin-narrow" onSubmit={read}>
        <label htmlFor="bank-file">
          <span className="admin-label">{t("bank.file")}</span>
          <FileControl
            id="bank-file"
            words={{ choose: file("choose"), nothing: file("nothing") }}
            name="file"
            required
            accept=".csv,.txt,.xml,.sta,.mt940,.940,text/csv,text/xml,application/xml"
            className="admin-control"
          />
        </label>
        <AdminChoice
          label={t("bank.currency")}
          name="currency"
          options={currencies.map((currency) => [currency, currency])}
        >
          <option value="">{t("bank.fromFile")}</option>
        </AdminChoice>
        <div>
          <AdminSubmit tone="primary" isBusy={isBusy}>
            {t(isBusy ? "bank.reading" : "bank.read")}
          </AdminSubmit>
        </div>
        <p role="alert" className="admin-warning">
          {problem}
        </p>
      </form>
      {answer && <BankMatches answer={answer} onBooked={() => setAnswer(undefined)} />}
    </div>
  );
}

/** The server reads the texts before the file. */
function fileLast(form: HTMLFormElement): FormData {
  const typed = new FormData(form);
  const ordered = new FormData();
  ordered.set("currency", String(typed.get("currency") ?? ""));
  const file = typed.get("file");
  if (file) ordered.set("file", file);
  return ordered;
}
