import type { Field, Fields } from "#platform/fields/field.ts";
import { isGroup } from "#platform/fields/fields.ts";
import { WordsField } from "../words/words-field.tsx";
import { LeafField } from "./leaf-field.tsx";
import { ListField } from "./list-field.tsx";
import { TreeField } from "./tree/tree-field.tsx";
import { useFieldName } from "./use-field-name.ts";

/** The form of some fields. `before`: where they stand, with a dot at its end; empty beside the sections. */
export function FieldList({ fields, before }: { fields: Fields; before: string }) {
  return Object.entries(fields).map(([name, field]) => (
    <OneField key={name} name={name} field={field} at={before + name} />
  ));
}

function OneField({ name, field, at }: { name: string; field: Field; at: string }) {
  const fieldName = useFieldName();
  if (isGroup(field) && field.isTree)
    return (
      <TreeField at={at} name={name} group={field}>
        {(fields, before) => <FieldList fields={fields} before={before} />}
      </TreeField>
    );
  if (isGroup(field) && field.holdsWords) return <WordsField at={at} group={field} />;
  if (!isGroup(field)) return <LeafField at={at} name={name} leaf={field} />;
  if (field.many)
    return (
      <ListField at={at} name={name} group={field}>
        {(before) => <FieldList fields={field.fields} before={before} />}
      </ListField>
    );
  return (
    <fieldset className="editor-group">
      <legend>{fieldName(name)}</legend>
      <FieldList fields={field.fields} before={`${at}.`} />
    </fieldset>
  );
}
