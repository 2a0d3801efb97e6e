import type { Deviation, DeviationEffect } from "#domain/tracking/deviation.ts";

/** Most deviations recorded of one response; a damaged list would repeat the same one thousands of times. */
const MAX_RECORDED = 20;

/** Longest shape of a value in a report. */
const SHAPE_LENGTH = 24;

/** Fields whose losses hide sums: the balance, the sum to pay, the monthly sum of a place (ENT-03). */
const SUMMED_FIELDS: Readonly<Record<string, RegExp>> = {
  getClientData: /^(?:client\.currentBalance$|products\b|addressList\b)/,
  getClientFinancialEntries: /^entries\b/,
};

/** True if a loss at `path` hides a sum: also without the type of a charge an offer has no total (OFFER-04). */
function isSummed(operation: string, path: string): boolean {
  return path.endsWith(".typeOfCharge") || (SUMMED_FIELDS[operation]?.test(path) ?? false);
}

/** Returns the shape of a value without its content: `99,99` for `12,50`, `Aaaa` for `Anna`. */
export function shapeOf(text: string): string {
  const trimmed = text.trim();
  if (trimmed === "") return "an empty element";
  const shape = trimmed
    .slice(0, SHAPE_LENGTH)
    .replace(/\p{N}/gu, "9")
    .replace(/[\p{Lu}\p{Lt}]/gu, "A")
    // Letters of scripts without case, such as Arabic, and accents of their own.
    .replace(/[\p{Ll}\p{Lo}\p{Lm}\p{M}]/gu, "a");
  return trimmed.length > SHAPE_LENGTH ? `"${shape}…"` : `"${shape}"`;
}

/** Deviations of one response, shared by the readers of all its elements. */
export class DeviationLog {
  readonly #operation: string;
  readonly #onRecord: () => void;
  readonly #recorded = new Map<string, Deviation>();
  readonly #lossyFields = new Set<string>();
  #losses = 0;
  #taken = 0;

  /** `onRecord` is called after each recorded deviation. Its effect is final when the decoder has returned. */
  constructor(operation = "", onRecord: () => void = () => undefined) {
    this.#operation = operation;
    this.#onRecord = onRecord;
  }

  /** Deviations so far, each once, at most twenty. */
  get deviations(): readonly Deviation[] {
    return [...this.#recorded.values()];
  }

  /** Number of deviations because of which something is missing on screen. */
  get losses(): number {
    return this.#losses;
  }

  /** Fields of the result with such a deviation in or below them. */
  get lossyFields(): readonly string[] {
    return [...this.#lossyFields];
  }

  /** Number of recorded deviations: `settle` changes the later ones. */
  get mark(): number {
    return this.#recorded.size;
  }

  /** Records a deviation without which nothing is missing on screen. */
  tolerate(deviation: Omit<Deviation, "hidesAmounts">, hidesAmounts = false): void {
    const key = `${deviation.path}: ${deviation.expected}`;
    if (this.#recorded.has(key) || this.#recorded.size >= MAX_RECORDED) return;
    this.#recorded.set(key, { ...deviation, hidesAmounts });
    this.#onRecord();
  }

  /** Records a deviation because of which something is missing on screen. */
  lose(deviation: Omit<Deviation, "hidesAmounts">): void {
    const { path } = deviation;
    this.#losses += 1;
    this.#lossyFields.add(path.replace(/\..*/s, ""));
    this.tolerate(deviation, isSummed(this.#operation, path));
  }

  /** Sets the effect of all losses since `mark`, because the element that contains them is not shown at all. */
  settle(mark: number, effect: DeviationEffect): void {
    for (const [key, deviation] of [...this.#recorded].slice(mark)) {
      if (deviation.effect === "nothing-lost") continue;
      const hidesAmounts = effect !== "call-failed" && deviation.hidesAmounts;
      this.#recorded.set(key, { ...deviation, effect, hidesAmounts });
    }
  }

  /** Returns the deviations that were recorded since the last call. */
  takeNew(): readonly Deviation[] {
    const added = this.deviations.slice(this.#taken);
    this.#taken = this.#recorded.size;
    return added;
  }
}
