import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { useMay } from "#platform/admin/visitor.tsx";
import type { ContentAnswer, ContentEntry } from "../calls.ts";
import { EntryActions } from "./entry-actions.tsx";
import { EntryRow } from "./entry-row.tsx";

/** The entries, and what is done with those that are ticked: authors throw away, publishers publish, too. */
export function EntryRows({ data }: { data: ContentAnswer }) {
  const t = useTranslations("admin.content");
  const may = useMay();
  const { items, canPublish, timeZone } = data;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = items.filter(({ id }) => ticked.has(id));
  const isPublisher = canPublish && may("publisher");
  const mayChoose = may("author", "publisher");

  function tick({ id }: Pick<ContentEntry, "id">, isOn: boolean) {
    const next = new Set(ticked);
    if (isOn) next.add(id);
    else next.delete(id);
    setTicked(next);
  }

  function tickAll(event: FormEvent<HTMLInputElement>) {
    setTicked(new Set(event.currentTarget.checked ? items.map(({ id }) => id) : []));
  }

  return (
    <>
      {mayChoose && (
        <EntryActions
          isPublisher={isPublisher}
          chosen={chosen}
          timeZone={timeZone}
          all={
            <label className="content-tick">
              <input type="checkbox" checked={chosen.length === items.length} onChange={tickAll} />
              {t("all")}
            </label>
          }
          onDone={() => setTicked(new Set())}
        />
      )}
      <ul className="content-rows">
        {items.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            isTicked={ticked.has(entry.id)}
            onTick={mayChoose ? (isOn) => tick(entry, isOn) : undefined}
          />
        ))}
      </ul>
    </>
  );
}
