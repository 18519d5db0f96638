import { each } from "./each.ts";
import { lines, shift } from "./plant-figures.ts";
import type { PlantWords } from "./plant-words.ts";

const legend = ({ running, reasons }: PlantWords) =>
  `<p class="legend"><span class="running">${running}</span>${each(
    Object.entries(reasons),
    ([reason, name]) => `<span class="${reason}">${name}</span>`,
  )}</p>`;

/** A rail for each line, from the beginning of the shift to its end: what ran, what stood, what is to come. */
export function drawLines(words: PlantWords, phone: boolean): string {
  const { begins, minutes, over } = shift;
  const percent = (part: number) => `${((100 * part) / minutes).toFixed(2)}%`;
  const rails = each(lines, (stops, i) => {
    const parts = each(
      stops,
      (stop) =>
        `<i class="${stop.reason}" style="left:${percent(stop.at)};width:${percent(stop.minutes)}"></i>`,
    );
    return `<li class="rail"><span>${words.line} ${i + 1}</span><div class="track"><i class="running" style="width:${percent(over)}"></i>${parts}</div></li>`;
  });
  const step = phone ? 4 : 2;
  const hours = Array.from({ length: minutes / 60 / step + 1 }, (_, i) => i * step);
  const scale = each(
    hours,
    (hour) =>
      `<span style="left:${percent(hour * 60)}">${String(begins + hour).padStart(2, "0")}:00</span>`,
  );
  return `<h2>${words.lines}</h2>${legend(words)}<ul>${rails}</ul><div class="scale"><div class="hours">${scale}</div></div>`;
}
