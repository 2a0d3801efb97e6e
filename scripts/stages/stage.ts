/** Outcome of a stage of `npm test`. A stage without tests of its own counts as one passed or one failed. */
export interface StageOutcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Number of passed tests that needed a retry. */
  readonly flaky?: number;
  /** Text printed after a failure. */
  readonly details: string;
  /** Text printed even after success: tests that needed a retry. */
  readonly notice?: string;
}

export interface Stage {
  readonly name: string;
  readonly what: string;
  run(): Promise<StageOutcome>;
}

export const stagePassed = (details = ""): StageOutcome => ({ passed: 1, failed: 0, skipped: 0, details });

export const stageFailed = (details: string): StageOutcome => ({ passed: 0, failed: 1, skipped: 0, details });

/** Returns the last line of a run: `212 passed, 0 failed`, with `, 3 skipped` and `, 1 flaky` if there are any. */
export function totalLine(outcomes: readonly StageOutcome[]): string {
  const sum = (of: (outcome: StageOutcome) => number): number =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const rare = [
    [sum(({ skipped }) => skipped), "skipped"],
    [sum(({ flaky = 0 }) => flaky), "flaky"],
  ] as const;
  const line = `${sum((outcome) => outcome.passed)} passed, ${sum((outcome) => outcome.failed)} failed`;
  return [line, ...rare.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)].join(", ");
}
