import drawings from "virtual:drawings";

/**
 * A picture drawn at build time, by its name in a `drawings.tsx`. Decoration: what it
 * shows is also said in words beside it.
 */
export function DrawnPicture({ name, className }: { name: string; className?: string }) {
  const drawing = drawings[name];
  if (!drawing) return null;
  const { url, viewBox } = drawing;
  const [, , width, height] = viewBox.split(" ");
  return (
    <svg viewBox={viewBox} width={width} height={height} className={className} aria-hidden="true">
      <use href={`${url}#${name}`} />
    </svg>
  );
}
