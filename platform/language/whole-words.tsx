const hyphened = /((?<![\p{L}\d])\p{L}-\p{L}[\p{L}-]*)/u;

/**
 * A text in which no line ends within "E-Mail-Adresse", "e-postayla" or "e-Fatura". Joiners in the words themselves
 * would also go into what is copied, searched and read aloud.
 */
export function WholeWords({ children }: { children: string }) {
  const [before, word, ...rest] = children.split(hyphened);
  if (!word) return before;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{word}</span>
      <WholeWords>{rest.join("")}</WholeWords>
    </>
  );
}
