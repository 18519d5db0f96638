import { type ComponentProps, useEffect, useRef, useState } from "react";

interface Props extends ComponentProps<"input"> {
  /** Beside it while nothing is chosen, and on its button. */
  words: { choose: string; nothing: string };
  /** How it looks, as a browser draws it and as we do. */
  className: string;
}

/**
 * The control of a file in the page's language: what a browser draws says "Choose file" in the browser's own. It lies
 * unseen above what is drawn here, so that clicks, keys, assistive technology and files that are dropped on it meet it as
 * ever. Where a file is chosen and no script can say which, the browser's own shows it (form-field.css).
 */
export function FileControl({ words, className, ...input }: Props) {
  const control = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    const { current } = control;
    if (!current) return;
    const form = current.form;
    const tell = () => setChosen([...(current.files ?? [])].map(({ name }) => name).join(", "));
    const forget = () => setChosen("");
    tell();
    current.addEventListener("change", tell);
    form?.addEventListener("reset", forget);
    return () => {
      current.removeEventListener("change", tell);
      form?.removeEventListener("reset", forget);
    };
  }, []);
  return (
    <span className="file-control" data-told={chosen !== undefined}>
      <input {...input} ref={control} type="file" className={className} />
      <span aria-hidden="true" className={`file-control-look ${className}`}>
        <span className="file-control-button">{words.choose}</span>
        <span className="file-control-name">{chosen || words.nothing}</span>
      </span>
    </span>
  );
}
