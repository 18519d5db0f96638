interface Props {
  values: { person: string; role: string; company: string };
}

/** Who says what stands above: initials in place of a portrait, name, role and company. */
export function Speaker({ values: { person, role, company } }: Props) {
  return (
    <figcaption className="flex items-center gap-4">
      <Initials of={person} />
      <span>
        <span className="block font-semibold">{person}</span>
        <span className="block text-ink-soft text-small">
          {role}, {company}
        </span>
      </span>
    </figcaption>
  );
}

/** First letters of a name on a tile, where others would show a face that nobody has. */
function Initials({ of }: { of: string }) {
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
