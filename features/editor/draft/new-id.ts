/** A name that stands nowhere in a list yet: `text-2`. It stays when the text changes, and is an anchor of the page. */
export function newId(word: string, list: readonly { id: string }[]): string {
  const taken = new Set(list.map(({ id }) => id));
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? word : `${word}-${number}`;
    if (!taken.has(id)) return id;
  }
}
