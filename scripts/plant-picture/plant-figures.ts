import type { PlantWords } from "./plant-words.ts";

/** Minutes since the shift began, and how long: what a line stood for. */
interface Stop {
  at: number;
  minutes: number;
  reason: keyof PlantWords["reasons"];
}

/** Length of the shift and what of it is over, in minutes. It begins at six. */
export const shift = { begins: 6, minutes: 480, over: 315 };

export const lines: readonly (readonly Stop[])[] = [
  [{ at: 150, minutes: 22, reason: "setup" }],
  [
    { at: 62, minutes: 9, reason: "fault" },
    { at: 238, minutes: 12, reason: "material" },
  ],
  [{ at: 96, minutes: 18, reason: "setup" }],
  [{ at: 204, minutes: 26, reason: "fault" }],
  [],
];

/** In the order of the words; `kilograms` or pieces. */
export const stock = [
  { amount: 4_280, minimum: 2_000, most: 5_000, kilograms: true },
  { amount: 610, minimum: 800, most: 2_400, kilograms: false },
  { amount: 1_950, minimum: 900, most: 2_600, kilograms: false },
  { amount: 145, minimum: 200, most: 600, kilograms: true },
];

/** In the order of the words; `due` in days from today, `done` as a share. */
export const orders: readonly {
  number: string;
  amount: number;
  due: number;
  done: number;
  state: keyof PlantWords["states"];
}[] = [
  { number: "10482", amount: 1_200, due: 0, done: 1, state: "ready" },
  { number: "10479", amount: 860, due: 0, done: 0.74, state: "onTime" },
  { number: "10491", amount: 2_400, due: 1, done: 0.31, state: "atRisk" },
];

export const openOrders = 48;
export const onTimeShare = 0.964;
export const stoppedMinutes = lines.flat().reduce((sum, { minutes }) => sum + minutes, 0);
export const belowMinimum = stock.filter(({ amount, minimum }) => amount < minimum).length;
