interface Props {
  values: { person: string; role: string; company: string };
}

/** Who says what stands above: initials in place of a portrait, name, role and company. */
export function Speaker({ values: { person, role, company } }: Props) {
  return (
    <figcaption className="flex items-center gap-4">
      <span
        aria-hidden="true"
        className="grid size-12 flex-none place-items-center rounded-control bg-blueprint-tint font-semibold text-blueprint"
      >
        {Array.from(person.split(" "), ([first]) => first).join("")}
      </span>
      <span>
        <span className="block font-semibold">{person}</span>
        <span className="block text-ink-soft text-small">
          {role}, {company}
        </span>
      </span>
    </figcaption>
  );
}
