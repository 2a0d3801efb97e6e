/** Figure of a part, as the report shows it. */
export interface ProofFigure {
  readonly name: string;
  readonly value: string;
}

/**
 * Verdict of a part. `not run` means that this machine cannot run it (no second browser): neither passed nor failed,
 * and the report states the reason.
 */
export type PartVerdict = "passed" | "failed" | "not run";

export interface PartOutcome {
  readonly verdict: PartVerdict;
  /** Condition for passing, in words: `score at least 85 %`. */
  readonly bar: string;
  readonly figures: readonly ProofFigure[];
  /** Lines that explain a failed or skipped run. */
  readonly details: readonly string[];
}

/** Environment of a part's run. */
export interface PartContext {
  /** Prints one line of progress. */
  readonly logLine: (line: string) => void;
  /** Aborts the part after its time limit. */
  readonly signal: AbortSignal;
}

/** Part of `npm run proof`. */
export interface ProofPart {
  /** Name: `models`, or `mutation:finance` for a piece that can run alone. */
  readonly name: string;
  readonly what: string;
  /** Files and folders whose content decides if an earlier result is still valid. */
  readonly inputs: readonly string[];
  /** Variables of the environment that decide it too, such as the address of a database. */
  readonly variables?: Readonly<Record<string, string | undefined>>;
  readonly limitMinutes: number;
  /** True for a part that runs only by name or with `--all`, so that the short parts take less than 80 minutes. */
  readonly isLong?: boolean;
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
