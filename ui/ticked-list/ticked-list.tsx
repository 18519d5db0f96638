import { CheckIcon } from "#ui/pictures/icons.tsx";

interface Props {
  items: readonly { id: string; what: string }[];
  /** Its distances, where it has little room. */
  look?: string;
}

/** What one gets or has to have: a tick before each. */
export function TickedList({ items, look = "gap-3" }: Props) {
  return (
    <ul className={`grid ${look}`}>
      {items.map(({ id, what }) => (
        <li key={id} className="flex gap-3">
          <CheckIcon className="mt-0.5 size-5 flex-none text-brand" />
          {what}
        </li>
      ))}
    </ul>
  );
}
