import { useState } from "react";
import { useTranslations } from "use-intl";
import { readRichText } from "#platform/fields/read-rich-text.ts";
import { type ControlProps, shared } from "../form/control-props.ts";
import { WrittenText } from "./written-text.tsx";

/**
 * Running text, written as it looks. What came from a file and cannot be shown like that is written as it is stored,
 * so that nothing of it is lost.
 */
export function RichTextControl(props: ControlProps) {
  const t = useTranslations("admin.editor");
  const written = typeof props.said === "string" ? props.said : "";
  const [wasRaw, setRaw] = useState(false);
  const isRaw = wasRaw || typeof readRichText(written) === "string";
  if (isRaw && !wasRaw) setRaw(true);
  if (!isRaw) return <WrittenText {...props} written={written} />;
  return (
    <>
      <textarea
        {...shared(props)}
        className="admin-control editor-grows editor-code"
        rows={4}
        value={written}
        onChange={({ target: { value } }) => props.set(value === "" ? undefined : value)}
      />
      <p className="admin-soft admin-small">{t("rawText")}</p>
    </>
  );
}
