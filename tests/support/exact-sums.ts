import type { PricedLine } from "#features/cart/cart-totals.ts";

/** A fraction of whole numbers of any size: what is reckoned here shares nothing with the code. */
type Fraction = readonly [top: bigint, bottom: bigint];

/** 7.75 → 775/100, read from how it is written. */
function fractionOf(percent: number): Fraction {
  const [whole = "0", rest = ""] = String(percent).split(".");
  return [BigInt(whole + rest), 10n ** BigInt(rest.length)];
}

/** `percent` of an amount, to the nearest whole number, halves away from nothing. */
function share(amount: bigint, percent: number): bigint {
  const [top, bottom] = fractionOf(percent);
  const divisor = bottom * 100n;
  const doubled = 2n * amount * top + divisor;
  return (doubled - (doubled % (2n * divisor))) / (2n * divisor);
}

/** Gross, discount, net, tax and total of an order, in the smallest unit. */
export function exactSums(lines: readonly PricedLine[], percent: number): number[] {
  let gross = 0n;
  let discount = 0n;
  for (const { price, sale, quantity } of lines) {
    let own = 0n;
    for (let piece = 0; piece < quantity; piece += 1) own += BigInt(price);
    let off = 0n;
    if (sale?.type === "percent") off = share(own, sale.discount);
    if (sale?.type === "amount") off = BigInt(sale.discount) * BigInt(quantity);
    gross += own;
    discount += off > own ? own : off;
  }
  const net = gross - discount;
  const tax = share(net, percent);
  return [gross, discount, net, tax, net + tax].map(Number);
}
