import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  heading?: string;
  text: string;
  /** How to go on. */
  children?: ReactNode;
}

/** What takes a form's place once it has been sent; it takes the focus, too, which would be lost with the form. */
export function Done({ heading, text, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="status"
      className="grid justify-items-start gap-3 rounded-control bg-brand-tint p-5 outline-none"
    >
      {heading && <h2 className="text-subtitle">{heading}</h2>}
      <p>{text}</p>
      {children}
    </div>
  );
}
