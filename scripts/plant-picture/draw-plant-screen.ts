import { readFileSync } from "node:fs";
import type { Language } from "../../platform/language/languages.ts";
import { each } from "./each.ts";
import * as plant from "./plant-figures.ts";
import { type PlantWords, plantWords } from "./plant-words.ts";

/**
 * A document that shows what a customer's software shows: orders, stock and line stops of an invented plant. `phone`:
 * the same for a hand, with what it has room for.
 */
export function drawPlantScreen(
  { code, locale }: Language,
  theme: "light" | "dark",
  phone: boolean,
): string {
  const words = plantWords(code);
  const number = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const days = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const values = {
    orders: number.format(plant.openOrders),
    onTime: share.format(plant.onTimeShare),
    stock: number.format(plant.belowMinimum),
    stops: `${plant.stoppedMinutes} ${words.minutes}`,
  };
  const shown = phone
    ? (["stock", "stops"] as const)
    : (["orders", "onTime", "stock", "stops"] as const);

  const figures = each(
    shown,
    (key) =>
      `<li class="card ${key}"><p>${words.figures[key].name}</p><b>${values[key]}</b><p>${words.figures[key].note}</p></li>`,
  );
  const stock = each(plant.stock, ({ amount, minimum, most, kilograms }, i) => {
    const is = amount < minimum ? "low" : "";
    const unit = kilograms ? "kg" : words.pieces;
    return `<li class="${is}"><span>${words.goods[i]}</span><span>${number.format(amount)} ${unit}</span>
      <i style="--share:${amount / most};--least:${minimum / most}"></i></li>`;
  });
  const orders = each(plant.orders, (order, i) => {
    const due = days.format(order.due, "day");
    const cells = [
      `<b>${order.number}</b>`,
      words.products[i],
      `<span class="number">${number.format(order.amount)}</span>`,
      due.charAt(0).toLocaleUpperCase(locale) + due.slice(1),
      `<i class="bar ${order.state}" style="--share:${order.done}"></i><span class="number">${share.format(order.done)}</span>`,
      `<em class="${order.state}">${words.states[order.state]}</em>`,
    ];
    return `<tr>${each(cells, (cell) => `<td>${cell}</td>`)}</tr>`;
  });

  return `<!doctype html><html lang="${code}" data-bs-theme="${theme}"><meta charset="utf-8">
    <style>${plantLook()}</style>
    <body class="${phone ? "phone" : "wide"}">
      <header><svg viewBox="0 0 24 24"><path d="M3 21V10l6 4v-4l6 4V3h6v18z"/></svg><b>${words.title}</b><span class="shift">${words.shift}</span><em>${words.sample}</em></header>
      <nav>${each(words.menu, (entry) => `<a>${entry}</a>`)}</nav>
      <main>
        <ul class="figures">${figures}</ul>
        <section class="card lines">${drawLines(words, phone)}</section>
        <section class="card stock"><h2>${words.stock}</h2><p class="legend"><span class="least">${words.minimum}</span></p><ul>${stock}</ul></section>
        <section class="card orders"><h2>${words.orders}</h2><table><tr>${each([...words.columns, ""], (name) => `<th>${name}</th>`)}</tr>${orders}</table></section>
      </main>
    </body></html>`;
}

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

/** Our two files of letters, in the page itself: it has no address to fetch them from. */
const fonts = () =>
  textOf("../../ui/styles/fonts.css").replaceAll(/url\("(\.\.\/fonts\/[^"]+)"\)/g, (_, file) => {
    const bytes = readFileSync(new URL(`../../ui/styles/${file}`, import.meta.url));
    return `url(data:font/woff2;base64,${bytes.toString("base64")})`;
  });

/** The site's tokens without Tailwind: its `@theme` is what `:root` is elsewhere. */
const tokens = () =>
  textOf("../../ui/styles/theme.css")
    .replace(/@custom-variant[^;]+;/, "")
    .replace("@theme", ":root");

/** The styles of the drawn screen: the site's letters and colours, and its own. */
const plantLook = () => fonts() + tokens() + textOf("plant-screen.css");

const legend = ({ running, reasons }: PlantWords) =>
  `<p class="legend"><span class="running">${running}</span>${each(
    Object.entries(reasons),
    ([reason, name]) => `<span class="${reason}">${name}</span>`,
  )}</p>`;

/** A rail for each line, from the beginning of the shift to its end: what ran, what stood, what is to come. */
function drawLines(words: PlantWords, phone: boolean): string {
  const { begins, minutes, over } = plant.shift;
  const percent = (part: number) => `${((100 * part) / minutes).toFixed(2)}%`;
  const rails = each(plant.lines, (stops, i) => {
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
