import { ReferenceNote } from "#platform/submissions/reference-note.tsx";
import { Notice } from "../notice.tsx";
import type { SectionProps } from "../section-props.ts";
import { TwoWaysView } from "../two-ways-view.tsx";
import type { noticeFields } from "./section.ts";

export default function NoticeSection({ id, values, level }: SectionProps<typeof noticeFields>) {
  const { heading, text, drawing, reference, to } = values;
  return (
    <Notice
      {...{ id, heading, text, level }}
      picture={drawing}
      note={reference && <ReferenceNote />}
    >
      {to && <TwoWaysView ways={values} />}
    </Notice>
  );
}
