/** One figure of a part, as the report shows it. */
export interface ProofFigure {
  readonly name: string;
  readonly value: string;
}

/**
 * How a part came out. `not run` is for what this machine cannot do (no second browser): it is neither passed nor
 * failed,
 * and the report says why.
 */
export type PartVerdict = "passed" | "failed" | "not run";

export interface PartOutcome {
  readonly verdict: PartVerdict;
  /** What had to hold, in words: `score at least 85 %`. */
  readonly bar: string;
  readonly figures: readonly ProofFigure[];
  /** What to read when it failed or did not run; lists that the report prints. */
  readonly details: readonly string[];
}

/** What a part is given to run with. */
export interface PartContext {
  /** Prints one line of progress. */
  readonly logLine: (line: string) => void;
  /** Ends the part when its time is over. */
  readonly signal: AbortSignal;
}

/** A part of `npm run proof`. */
export interface ProofPart {
  /** `models`, or `mutation:finance` where a part has pieces that can run alone. */
  readonly name: string;
  readonly what: string;
  /** Files and folders whose content decides whether an earlier result still holds. */
  readonly inputs: readonly string[];
  readonly limitMinutes: number;
  run(run: PartContext): Promise<PartOutcome>;
}

export const failedPart = (bar: string, ...details: readonly string[]): PartOutcome => ({
  verdict: "failed",
  bar,
  figures: [],
  details,
});

export const notRun = (bar: string, ...details: readonly string[]): PartOutcome => ({
  verdict: "not run",
  bar,
  figures: [],
  details,
});
