type Triple = readonly [number, number, number];

const toLinear = (byte: number) => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};
const fromLinear = (light: number) => {
  const c = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, c)) * 255);
};

/** Matrices of https://bottosson.github.io/posts/oklab/, as https://www.w3.org/TR/css-color-4/#ok-lab names them. */
const lightToCones: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const conesToLight: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const times = (matrix: readonly Triple[], [a, b, c]: Triple) =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple;

/** The cube roots of what the eye's cones see: OKLab up to a linear step, which a mixture does not notice. */
const toRoots = (hex: string) => {
  const bytes = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return times(lightToCones, bytes.map(toLinear) as unknown as Triple).map(Math.cbrt);
};

/** `color-mix(in oklab, first, second share%)` of two `#rrggbb` colours; `share` of the second, from 0 to 1. */
export function mixColors(first: string, second: string, share: number): string {
  const [a, b] = [toRoots(first), toRoots(second)];
  const cones = a.map((root, i) => (root * (1 - share) + (b[i] ?? 0) * share) ** 3);
  const bytes = times(conesToLight, cones as unknown as Triple).map(fromLinear);
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
