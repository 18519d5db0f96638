import "./comparison.css";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { comparisonFields } from "./section.ts";

/** A table; where it does not fit, each of its lines becomes a small list that names its columns anew. */
export default function ComparisonSection({ id, values }: SectionProps<typeof comparisonFields>) {
  const { heading, text, topic, firstName, secondName, thirdName, rows } = values;
  const names = [firstName, secondName, thirdName];
  return (
    <Section
      id={id}
      heading={heading}
      {...(text && { text })}
      className="border-line border-y bg-surface"
    >
      <table className="comparison" aria-labelledby={`${id}-heading`}>
        <thead>
          <tr>
            <th scope="col">{topic}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.topic}</th>
              {[row.first, row.second, row.third].map((words, index) => (
                // What names the column on a phone is a copy: the table itself names it to assistive technology.
                <td key={names[index]}>
                  <span className="comparison-name" aria-hidden="true">
                    {names[index]}
                  </span>
                  {words}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
