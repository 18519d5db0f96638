const hyphened = /(e-(?:mail|posta)[\p{L}-]*)/iu;

/**
 * A text in which no line ends within "E-Mail-Adresse" or "e-postayla". Joiners in the words themselves would also
 * go into titles, labels and whatever else reads them.
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
