/** As `makeReference` (features/leads) writes them. */
const reference = /(\b[0-9A-Z]{4}-[0-9A-Z]{4}\b)/;

/**
 * A text whose lines end where a reader expects it: an address before its "@", a reference nowhere. It stays one
 * text: what is copied, searched for or read out is what was given.
 */
export function LineBreaks({ children }: { children: string }) {
  return (
    <span>
      {children.split(reference).map((part, place) =>
        // What a pattern in brackets matched stands at every second place.
        place % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text do not change their order
          <span key={place} className="admin-whole">
            {part}
          </span>
        ) : (
          part.split(/(?=@)/).flatMap((piece, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            at === 0 ? [piece] : [<wbr key={`${place} ${at}`} />, piece],
          )
        ),
      )}
    </span>
  );
}
