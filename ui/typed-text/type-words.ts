/** docs/specification.md, Constants; all in ms. */
export const typingPace = { type: 100, erase: 50, beforeErase: 500, beforeFirst: 500 } as const;

export interface TypingState {
  word: number;
  letters: number;
  erasing: boolean;
}

export const firstState: TypingState = { word: 0, letters: 0, erasing: false };

/**
 * The next state of the endless typing of `words`, and how long to wait before it is shown, ms.
 * Letters are code points, so that no character is ever shown in halves.
 */
export function nextTyping(
  words: readonly string[],
  { word, letters, erasing }: TypingState,
): { state: TypingState; wait: number } {
  const length = [...(words[word] ?? "")].length;
  if (erasing && letters > 0) {
    return { state: { word, letters: letters - 1, erasing }, wait: typingPace.erase };
  }
  if (erasing) {
    return {
      state: { word: (word + 1) % words.length, letters: 1, erasing: false },
      wait: typingPace.type,
    };
  }
  if (letters < length) {
    return { state: { word, letters: letters + 1, erasing }, wait: typingPace.type };
  }
  return { state: { word, letters: letters - 1, erasing: true }, wait: typingPace.beforeErase };
}
