/** What a stage of `npm test` found. A stage without tests of its own counts as one passed or one failed. */
export interface StageOutcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What to read when it failed. */
  readonly details: string;
}

export interface Stage {
  readonly name: string;
  readonly what: string;
  run(): Promise<StageOutcome>;
}

export const stagePassed = (details = ""): StageOutcome => ({ passed: 1, failed: 0, skipped: 0, details });

export const stageFailed = (details: string): StageOutcome => ({ passed: 0, failed: 1, skipped: 0, details });

/** The last line of a run: `212 passed, 0 failed`, and `, 3 skipped` where there are any. */
export function totalLine(outcomes: readonly StageOutcome[]): string {
  const sum = (of: (outcome: StageOutcome) => number): number => outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const skipped = sum((outcome) => outcome.skipped);
  const line = `${sum((outcome) => outcome.passed)} passed, ${sum((outcome) => outcome.failed)} failed`;
  return skipped === 0 ? line : `${line}, ${skipped} skipped`;
}
