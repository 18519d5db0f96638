import type { ReactNode } from "react";

interface Props {
  /** The control's id; its error slot is `<id>-error`. */
  id: string;
  /** The control's name; a server that refuses a plain post finds the slot by it. */
  name: string;
  label: string;
  /** What the asterisk means, for those who hear the page; absent: the field may stay empty. */
  requiredLabel?: string;
  error: string | undefined;
  children: ReactNode;
}

/** Label, control and the place for its error, tied together for assistive technology. */
export function FormField({ id, name, label, requiredLabel, error, children }: Props) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-medium text-small">
        {label}
        {requiredLabel && (
          <>
            <span aria-hidden="true" className="text-error">
              {" *"}
            </span>
            <span className="sr-only"> ({requiredLabel})</span>
          </>
        )}
      </label>
      {children}
      <ErrorSlot id={`${id}-error`} name={name} error={error} />
    </div>
  );
}

/** Always in the page, so that a screen reader is told when it fills and the server finds it. */
export function ErrorSlot({ id, name, error }: { id: string; name: string; error?: string }) {
  return (
    <p id={id} data-error-for={name} aria-live="polite" className="error-slot">
      {error}
    </p>
  );
}
