import type { Browser } from "@playwright/test";

/**
 * Time that the simulated phone takes for the sample work, ms. Chosen so that plain React opens 5,000 invoices in about
 * the time it took in earlier runs with a factor of four, 250 to 415 ms (docs/adr/0088).
 */
const PHONE_MS = 125;
/** Number of runs of the sample work of which the median counts, an odd number; as many before them only warm up. */
const RUNS = 15;

/**
 * Does work like that of a page: code takes two thirds of its time, styles and layout one. Returns its time, ms. Runs
 * in the page and can use nothing from outside.
 */
function doSampleWork(): number {
  const start = performance.now();
  const lines = Array.from({ length: 40_000 }, (_, place) => `${place};Faktura ${place * 7};${(place * 37) % 1_000}`);
  const entries = lines.map((line) => {
    const [id = "", name = "", amount = ""] = line.split(";");
    return { id, name, amount: Number(amount) };
  });
  const sorted = new Map(entries.toSorted((one, other) => one.amount - other.amount).map((entry) => [entry.id, entry]));
  const list = document.createElement("ul");
  for (const { name, amount } of [...sorted.values()].slice(0, 1_000)) {
    const item = document.createElement("li");
    item.textContent = `${name}: ${amount} zł`;
    list.append(item);
  }
  document.body.append(list);
  list.getBoundingClientRect();
  list.remove();
  return performance.now() - start;
}

/**
 * Returns the factor by which the processor must be slowed down for sample work of `ms` to take as long as on the
 * simulated phone; 1 on a machine that is not faster than the phone.
 */
export function computeCpuSlowdown(ms: number): number {
  return Math.max(1, PHONE_MS / ms);
}

/** Measures sample work in a page without slowdown; returns the factor by which to slow down the processor. */
export async function measureCpuSlowdown(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const times: number[] = [];
  for (let run = 0; run < 2 * RUNS; run += 1) times.push(await page.evaluate(doSampleWork));
  await page.close();
  const median = times.slice(RUNS).toSorted((one, other) => one - other)[(RUNS - 1) / 2];
  if (median === undefined) throw new Error("no sample work was measured");
  return computeCpuSlowdown(median);
}
