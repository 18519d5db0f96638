import type { ComponentProps } from "react";
import { AdminButton } from "./admin-button.tsx";

/** A line to type, under its name. */
export const AdminField = ({ label, ...input }: ComponentProps<"input"> & { label: string }) => (
  <label>
    <span className="admin-label">{label}</span>
    <input {...input} className="admin-control" />
  </label>
);

interface TextProps extends ComponentProps<"textarea"> {
  label: string;
  /** What stands above says it already: the name is for those who hear the page. */
  isNamed?: boolean;
}

/** A text to type, under its name. */
export const AdminText = ({ label, isNamed, ...area }: TextProps) => (
  <label>
    <span className={isNamed ? "sr-only" : "admin-label"}>{label}</span>
    <textarea {...area} className="admin-control" />
  </label>
);

/** The button of a form, which waits while what it sent is under way. */
export const AdminSubmit = ({
  isBusy,
  ...button
}: ComponentProps<typeof AdminButton> & { isBusy?: boolean }) => (
  <AdminButton type="submit" disabled={isBusy} {...button} />
);
