import { useEffect, useState } from "react";
import { firstState, nextTyping, typingPace } from "./type-words.ts";

/**
 * Words typed and erased in turn. The widest word keeps the place, so nothing around it moves; assistive
 * technology reads the words once, as a list. Standing still it shows the first word.
 */
export function TypedText({ words, moving }: { words: readonly string[]; moving: boolean }) {
  const [shown, setShown] = useState(words[0] ?? "");

  useEffect(() => {
    if (!moving) {
      setShown(words[0] ?? "");
      return;
    }
    let state = firstState;
    let timer = setTimeout(type, typingPace.beforeFirst);
    function type() {
      const next = nextTyping(words, state);
      timer = setTimeout(() => {
        state = next.state;
        setShown([...(words[state.word] ?? "")].slice(0, state.letters).join(""));
        type();
      }, next.wait);
    }
    return () => clearTimeout(timer);
  }, [words, moving]);

  return (
    <span className="inline-grid">
      <span className="sr-only">{words.join(", ")}</span>
      {words.map((word) => (
        <span key={word} aria-hidden="true" className="invisible col-start-1 row-start-1">
          {word}
        </span>
      ))}
      <span aria-hidden="true" className="typed-word col-start-1 row-start-1">
        {shown}
      </span>
    </span>
  );
}
