/** What is drawn for every value, one after the other. */
export const each = <Value>(
  values: readonly Value[],
  draw: (value: Value, index: number) => string,
) => values.map(draw).join("");
