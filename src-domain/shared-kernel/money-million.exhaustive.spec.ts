import { describe, expect, it } from "vitest";
import { amountOf } from "../validation/index.ts";
import { decimalOf, formatPolishAmount, formatPolishMoney, grosze, groszeFromDecimal } from "./money.ts";

const TIMES = 1_000_000;
/** A thousand million złoty in grosze: more than any account holds. */
const MAX_AMOUNT = 100_000_000_000;

/** Generates deterministic pseudo-random amounts of all magnitudes. */
function* amounts(): Generator<number> {
  let seed = 0x2545_f491;
  const next = (): number => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) / 0x1_0000_0000;
  };
  for (let index = 0; index < TIMES; index += 1) {
    const size = 10 ** Math.ceil(next() * 11);
    const amount = Math.min(MAX_AMOUNT, Math.floor(next() * size));
    yield next() < 0.3 ? -amount : amount;
  }
}

/** Formats an amount independently, with BigInt: złoty, a point, two digits. */
function decimalByBigInt(amount: number): string {
  const whole = BigInt(amount);
  const size = whole < 0n ? -whole : whole;
  return `${whole < 0n ? "-" : ""}${size / 100n}.${String(size % 100n).padStart(2, "0")}`;
}

describe("a million amounts", () => {
  it("[FIN-04] preserves a million amounts on the wire, in the display and in typing to the grosz", () => {
    const wrong: string[] = [];
    for (const amount of amounts()) {
      const money = grosze(amount);
      const decimal = decimalByBigInt(amount);
      const shown = formatPolishAmount(money);
      const plain = shown.replace("\u2212", "-").replaceAll("\u00a0", "").replace(",", ".");
      const typed = amount > 0 ? amountOf(decimal.replace(".", ","), "space") : amount;
      // `+ 0` turns -0 into 0.
      const isRight =
        decimalOf(money) === decimal &&
        groszeFromDecimal(decimal) === amount + 0 &&
        plain === decimal &&
        formatPolishMoney(money) === `${shown}\u00a0zł` &&
        (typed ?? amount) === amount;
      if (!isRight) wrong.push(`${amount}: ${decimalOf(money)}, ${shown}`);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  }, 60_000);
});
