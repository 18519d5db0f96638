import type { CaseStudyProps } from "./case-study-props.ts";

/** Who worked on it, and on what. */
export function CaseStudyTeam({ values: { team } }: Pick<CaseStudyProps, "values">) {
  return (
    <ul className="border-line border-t">
      {team.map(({ id, role, share }) => (
        <li
          key={id}
          className="grid gap-x-8 gap-y-1 border-line border-b py-4 sm:grid-cols-[1fr_1.4fr]"
        >
          <span className="font-semibold">{role}</span>
          <span className="text-ink-soft">{share}</span>
        </li>
      ))}
    </ul>
  );
}
