import type { ComponentProps } from "react";

/** A button of the back office; `primary`: what the screen is for, `danger`: what cannot be taken back. */
export const AdminButton = ({
  tone,
  className = "",
  ...button
}: ComponentProps<"button"> & { tone?: "primary" | "danger" | undefined }) => (
  <button
    type="button"
    {...button}
    className={`admin-button ${className}`.trim()}
    data-tone={tone}
  />
);
