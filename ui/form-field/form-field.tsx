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
  /** What a right value looks like; a second line below the error. */
  example?: string;
  children: ReactNode;
}

/** Label, control and the place for its error, tied together for assistive technology. */
export function FormField({ id, name, label, requiredLabel, error, example, children }: Props) {
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
      <ErrorSlot id={`${id}-error`} name={name} error={error} example={example} />
    </div>
  );
}

interface ErrorSlotProps {
  id: string;
  name: string;
  error: string | undefined;
  example?: string;
}

/**
 * Always in the page, so that a screen reader is told when it fills and the server finds it. The example has the id
 * `<id>-example` and is seen while there is an error.
 */
export function ErrorSlot({ id, name, error, example }: ErrorSlotProps) {
  return (
    <>
      <p id={id} data-error-for={name} aria-live="polite" className="error-slot">
        {error}
      </p>
      {example && (
        <p id={`${id}-example`} className="error-example">
          {example}
        </p>
      )}
    </>
  );
}
