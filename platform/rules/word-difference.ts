/** A part of a text: in both, only in the old one, or only in the new one. */
export interface TextPart {
  is: "same" | "gone" | "new";
  text: string;
}

/** Beyond so many pairs of words the texts are shown as one that went and one that came: the table would be too large. */
const mostPairs = 4_000_000;

/** Tells word by word what became of a text. Both texts can be put together again from the parts. */
export function wordDifference(before: string, after: string): TextPart[] {
  const [old, now] = [wordsIn(before), wordsIn(after)];
  let first = 0;
  while (first < old.length && old[first] === now[first]) first += 1;
  let end = 0;
  const left = () => Math.min(old.length, now.length) - first - end;
  while (left() > 0 && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  const [from, to] = [old.slice(first, old.length - end), now.slice(first, now.length - end)];
  const same = (text: string): TextPart => ({ is: "same", text });
  const middle = joined(compare(from, to));
  return joined(
    sentences(
      joined([
        same(now.slice(0, first).join("")),
        ...middle,
        same(now.slice(now.length - end).join("")),
      ]),
    ),
  );
}

/** By the table of the longest common rows, from the end. */
function compare(old: readonly string[], now: readonly string[]): TextPart[] {
  if (old.length * now.length > mostPairs)
    return [
      { is: "gone", text: old.join("") },
      { is: "new", text: now.join("") },
    ];
  // How many words of the rest of both are the same, from each place on.
  const width = now.length + 1;
  const same = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number) => same[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      same[i * width + j] =
        old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const parts: TextPart[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && old[i] === now[j]) {
      parts.push({ is: "same", text: old[i] ?? "" });
      i += 1;
      j += 1;
    } else if (j >= now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ is: "gone", text: old[i] ?? "" });
      i += 1;
    } else {
      parts.push({ is: "new", text: now[j] ?? "" });
      j += 1;
    }
  }
  return parts;
}

/** Words that changed one after another read as one change: the blank between them is the same by chance. */
function sentences(parts: readonly TextPart[]): TextPart[] {
  const whole: TextPart[] = [];
  let [gone, come] = ["", ""];
  const end = () => {
    whole.push({ is: "gone", text: gone }, { is: "new", text: come });
    [gone, come] = ["", ""];
  };
  for (const [index, { is, text }] of parts.entries()) {
    const isBetween =
      is === "same" && text.trim() === "" && gone !== "" && come !== "" && index + 1 < parts.length;
    if (is === "gone" || isBetween) gone += text;
    if (is === "new" || isBetween) come += text;
    if (is !== "same" || isBetween) continue;
    end();
    whole.push({ is, text });
  }
  end();
  return whole;
}

/** Words, and what stands between them. */
const wordsIn = (text: string) => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

function joined(parts: readonly TextPart[]): TextPart[] {
  const whole: TextPart[] = [];
  for (const { is, text } of parts) {
    const last = whole.at(-1);
    if (text === "") continue;
    if (last?.is === is) last.text += text;
    else whole.push({ is, text });
  }
  return whole;
}
