import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { pictureKinds } from "#platform/pictures/cut-order.ts";
import type { ListedPicture } from "../calls.ts";
import { type UploadedFile, useUpload } from "./use-upload.ts";
import "./pictures.css";

interface Props {
  onUploaded(picture: ListedPicture): void;
  children: ReactNode;
}

const accepted = pictureKinds.map((kind) => `image/${kind}`).join(",");

/** Takes pictures by a button, dropped anywhere on it, and pasted; below it what it is about. */
export function UploadArea({ onUploaded, children }: Props) {
  const t = useTranslations("admin.pictures");
  const { files, upload } = useUpload(onUploaded);
  const [isOver, setOver] = useState(false);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped and pasted can also be chosen by the button
    <div
      className="picture-area"
      data-over={isOver || undefined}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        void upload(event.dataTransfer.files);
      }}
      onPaste={(event: ClipboardEvent) => void upload(event.clipboardData.files)}
    >
      <div className="picture-upload">
        <label className="admin-button" data-tone="primary">
          {t("upload")}
          <input
            type="file"
            multiple
            accept={accepted}
            className="sr-only"
            onChange={({ currentTarget }) => {
              void upload([...(currentTarget.files ?? [])]);
              currentTarget.value = "";
            }}
          />
        </label>
        <span className="admin-soft admin-small">{t("drop")}</span>
      </div>
      <ul role="status" className="picture-files">
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files of one name may be different ones
          <FileState key={index} file={file} />
        ))}
      </ul>
      {children}
    </div>
  );
}

function FileState({ file: { name, state } }: { file: UploadedFile }) {
  const t = useTranslations("admin.pictures");
  if (state === "going") return <li>{t("uploading", { name })}</li>;
  if (state === "done") return <li>{t("uploaded", { name })}</li>;
  return (
    <li className="admin-warning">{t("refusedName", { name, why: t(`refused.${state}`) })}</li>
  );
}
