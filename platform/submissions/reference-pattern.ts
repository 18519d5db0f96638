/** The shape of our references (make-reference.server.ts): nobody puts other words into our pages by an address. */
const shape = /^[\dA-Z]{2,8}(?:-[\dA-Z]{2,8}){0,3}$/;

/** The reference that the query of an address carries as `reference`; undefined where there is none like ours. */
export function referenceIn(search: string): string | undefined {
  const given = new URLSearchParams(search).get("reference") ?? "";
  return shape.test(given) ? given : undefined;
}
