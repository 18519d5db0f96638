import type { ComponentProps } from "react";

interface Props extends ComponentProps<"select"> {
  label: string;
  /** Values with the words that they are chosen by. */
  options: readonly (readonly [value: string, words: string])[];
}

/** One of several, under its name; `children`: what may be chosen before them. */
export const AdminChoice = ({ label, options, children, ...select }: Props) => (
  <label>
    <span className="admin-label">{label}</span>
    <select {...select} className="admin-control">
      {children}
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  </label>
);
