const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Moves absolute path data from a font's plane (y upwards, its own units) to a place in a picture: commands
 * take pairs of coordinates only, which is all that a glyph has (M, L, Q, C, Z).
 */
export function pathAt(path: string, x: number, y: number, scale: number): string {
  let isX = false;
  return path.replace(/-?\d+(\.\d+)?(e-?\d+)?|[A-Za-z]/g, (part) => {
    if (/[A-Za-z]/.test(part)) {
      isX = false;
      return part;
    }
    isX = !isX;
    return String(isX ? round(x + Number(part) * scale) : round(y - Number(part) * scale));
  });
}
