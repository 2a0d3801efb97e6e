/** Default number of fast-check runs of a property. */
const USUAL_RUNS = 100;

function count(text: string | undefined): number | undefined {
  const value = Number(text);
  return text !== undefined && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** Number of runs of every property (`EBOK_MODEL_RUNS`, set by `npm run proof`); `undefined` in a usual run. */
export const modelRuns = (): number | undefined => count(process.env["EBOK_MODEL_RUNS"]);

/** Seed of every property (`EBOK_MODEL_SEED`), which makes runs repeatable; `undefined` for a random seed. */
export const modelSeed = (): number | undefined => count(process.env["EBOK_MODEL_SEED"]);

/**
 * Number of runs of a property that usually differs from the default: `{ numRuns: runs(30) }`, for example for slow
 * properties. `npm run proof` scales it, but never below `EBOK_MODEL_RUNS`.
 */
export function runs(usual: number): number {
  const all = modelRuns();
  return all === undefined ? usual : Math.max(all, Math.ceil((usual * all) / USUAL_RUNS));
}
