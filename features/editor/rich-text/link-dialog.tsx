import type { EditorState } from "prosemirror-state";
import { type FormEvent, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { AdminSubmit } from "#platform/admin/admin-field.tsx";
import { CancelButton } from "#platform/admin/cancel-button.tsx";
import { link } from "#platform/fields/fields.ts";
import { readLink } from "#platform/fields/read-link.ts";
import { useModal } from "#ui/modal/use-modal.ts";
import { LinkControl } from "../form/link-control.tsx";
import { useCards } from "../screen/use-cards.ts";
import { linkAround } from "./link-around.ts";

interface Props {
  state: EditorState;
  /** `to` undefined: the words lead nowhere any more. `title`: the words of a link where nothing is selected. */
  onLink(to: string | undefined, title: string): void;
  onClose(): void;
}

const leaf = link();

/** Asks where words lead: a page by its title, or an address. */
export function LinkDialog({ state, onLink, onClose }: Props) {
  const t = useTranslations("admin.editor");
  const { modalProps } = useModal(true, onClose);
  const cards = useCards();
  const id = useId();
  const before = linkAround(state)?.leadsTo;
  const [to, setTo] = useState(before);
  const [isWrong, setWrong] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    // Of this question alone, and of no form around it.
    event.stopPropagation();
    if (to === undefined || typeof readLink(to) === "string") setWrong(true);
    else {
      onLink(to, cards.find(({ entry }) => `page:${entry}` === to)?.title ?? to);
      onClose();
    }
  }

  return (
    <dialog {...modalProps} className="admin-dialog editor-link-dialog" aria-labelledby={`${id}-h`}>
      <form className="admin-stack" noValidate onSubmit={submit}>
        <h2 id={`${id}-h`}>{t("marks.link")}</h2>
        <div>
          <label className="admin-label" htmlFor={id}>
            {t("fields.to")}
          </label>
          <LinkControl
            {...{ id, at: "", leaf, said: to, lang: undefined, isWrong }}
            describedBy={isWrong ? `${id}-wrong` : undefined}
            set={(said) => {
              setWrong(false);
              setTo(said as string | undefined);
            }}
          />
          {isWrong && (
            <p id={`${id}-wrong`} role="alert" className="editor-problem">
              {t("gate.noLink")}
            </p>
          )}
        </div>
        <div className="admin-row admin-end">
          {before !== undefined && (
            <AdminButton
              onClick={() => {
                onLink(undefined, "");
                onClose();
              }}
            >
              {t("removeLink")}
            </AdminButton>
          )}
          <CancelButton onClick={onClose} />
          <AdminSubmit tone="primary">{t("takeLink")}</AdminSubmit>
        </div>
      </form>
    </dialog>
  );
}
