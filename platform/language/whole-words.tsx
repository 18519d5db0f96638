const hyphened =
  /((?<![\p{L}\d])\p{L}-\p{L}[\p{L}-]*|(?<![\d:.])\d[\d:.]*–\d[\d:.]*|(?<![\p{L}\d])[\dA-Z]{4}-[\dA-Z]{4}(?![\p{L}\d]))/u;

/**
 * A text in which no line ends within "E-Mail-Adresse", "e-postayla", "e-Fatura", "09:00–18:00" or the reference
 * "K7QM-2XPD". Joiners in the words themselves would also go into what is copied, searched and read aloud.
 */
export function WholeWords({ children }: { children: string }) {
  // Between two such words stands what is beside them, which may be nothing.
  return children.split(hyphened).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn once and never reordered
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
