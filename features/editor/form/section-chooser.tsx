import { CancelButton } from "#platform/admin/cancel-button.tsx";
import "../section-drawing/section-drawing.css";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { sectionTypes } from "#features/sections/section-types.ts";
import { foldLetters } from "#platform/rules/fold-letters.ts";
import { useModal } from "#ui/modal/use-modal.ts";
import { SectionDrawing } from "../section-drawing/section-drawing.tsx";
import { useSectionName } from "./use-section-name.ts";

interface Props {
  isOpen: boolean;
  onChoose(type: string): void;
  onClose(): void;
}

/** Every section that there is, by its name. */
export function SectionChooser({ isOpen, onChoose, onClose }: Props) {
  const t = useTranslations("admin.editor");
  const { modalProps } = useModal(isOpen, onClose);
  const nameOf = useSectionName();
  const id = useId();
  const [wanted, setWanted] = useState("");
  const types = Object.keys(sectionTypes)
    .map((type) => ({ type, name: nameOf(type) }))
    .filter(({ name }) => foldLetters(name).includes(foldLetters(wanted)))
    .sort((a, b) => a.name.localeCompare(b.name));
  return (
    <dialog {...modalProps} className="admin-dialog editor-chooser" aria-labelledby={id}>
      <h2 id={id}>{t("addSection")}</h2>
      <input
        type="search"
        className="admin-control"
        aria-label={t("findSection")}
        placeholder={t("findSection")}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <ul>
        {types.map(({ type, name }) => (
          <li key={type}>
            <button type="button" onClick={() => onChoose(type)}>
              <SectionDrawing types={[type]} />
              {name}
            </button>
          </li>
        ))}
      </ul>
      <div className="admin-row admin-end">
        <CancelButton onClick={onClose} />
      </div>
    </dialog>
  );
}
