import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
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
  const area = useRef<HTMLDivElement>(null);

  // Where nothing has the focus, a paste goes to the page; a dialog over this area keeps its own.
  const takePasted = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    if (area.current?.closest("dialog") === document.querySelector("dialog[open]"))
      void upload(clipboardData?.files ?? []);
  });
  useEffect(() => {
    const take = (event: ClipboardEvent) => takePasted(event);
    document.addEventListener("paste", take);
    return () => document.removeEventListener("paste", take);
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped can also be chosen by the button
    <div
      ref={area}
      className="picture-area"
      data-over={isOver || undefined}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // Not from one part of it to another.
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        void upload(event.dataTransfer.files);
      }}
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
