interface Props {
  /** What is counted, for those who do not see the line. */
  label: string;
  quantity: number;
  options: readonly number[];
  onChange: (quantity: number) => void;
}

/** How many: 01, 02, 03. */
export function QuantitySelect({ label, quantity, options, onChange }: Props) {
  return (
    <select
      aria-label={label}
      value={quantity}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      className="min-h-11 rounded-control border border-edge bg-surface px-2.5 text-ink text-small tabular-nums hover:border-ink"
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {String(option).padStart(2, "0")}
        </option>
      ))}
    </select>
  );
}
