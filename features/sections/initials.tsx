/** First letters of a name on a tile, where others would show a face that nobody has. */
export function Initials({ of }: { of: string }) {
  const letters = of
    .split(" ")
    .map((part) => part[0])
    .join("");
  return (
    <span
      aria-hidden="true"
      className="grid size-12 flex-none place-items-center rounded-control bg-blueprint-tint font-semibold text-blueprint"
    >
      {letters}
    </span>
  );
}
