import "./filter.css";
import "./pill.css";

/** Choices of a filter or an order; each is named by its place in the list, from 1. */
interface Props {
  name: string;
  label: string;
  choices: readonly string[];
  /** `filter`: the first shows all. `order`: the first is the one that is shown without any choice. */
  of: "filter" | "order";
}

/**
 * Chooses what a list shows, without a script: the style sheet hides what was not chosen. It stands inside an element
 * with the class `filtered`; the list's items say with `data-in` which choices show them, lists in other orders with
 * `data-by` which order they are.
 */
export function Filter({ name, label, choices, of }: Props) {
  return (
    <fieldset className="filter">
      <legend>{label}</legend>
      {choices.map((choice, index) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            value={index}
            data-filter={of === "filter" ? index : undefined}
            data-order={of === "order" ? index : undefined}
            defaultChecked={index === 0}
          />
          <span className="pill">{choice}</span>
        </label>
      ))}
    </fieldset>
  );
}
