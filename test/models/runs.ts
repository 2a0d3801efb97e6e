/** How often fast-check tries a property by itself. */
const USUAL_RUNS = 100;

function count(text: string | undefined): number | undefined {
  const value = Number(text);
  return text !== undefined && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** How often every property is to be tried (`EBOK_MODEL_RUNS`, set by `npm run proof`); `undefined` in a usual run. */
export const modelRuns = (): number | undefined => count(process.env["EBOK_MODEL_RUNS"]);

/**
 * Where every property is to begin (`EBOK_MODEL_SEED`): the same tries in every run; `undefined` for others each time.
 */
export const modelSeed = (): number | undefined => count(process.env["EBOK_MODEL_SEED"]);

/**
 * The runs of a property that in a usual run is tried more or less often than others, `{ numRuns: runs(30) }`: less
 * where
 * one try is dear. In `npm run proof` it is tried as often as all others, and more if it always is.
 */
export function runs(usual: number): number {
  const all = modelRuns();
  return all === undefined ? usual : Math.max(all, Math.ceil((usual * all) / USUAL_RUNS));
}
