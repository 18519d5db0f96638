/** `1 error`, `2 errors`: how many there are, in words for whoever sits at a terminal. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;
