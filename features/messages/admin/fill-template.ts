/** `Hello {name}` → `Hello Ayşe`; a placeholder that nothing is known for stays, so that somebody sees it. */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  );
}
