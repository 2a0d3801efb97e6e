import { type Stage, stageFailed, type StageOutcome } from "./stage.ts";

export interface StageRun {
  readonly stage: Stage;
  readonly outcome: StageOutcome;
  readonly seconds: number;
}

/** Runs a stage. An exception counts as a failure, so that the other stages still run. */
async function runStage(stage: Stage): Promise<StageRun> {
  const start = performance.now();
  const ended = (outcome: StageOutcome): StageRun => ({ stage, outcome, seconds: (performance.now() - start) / 1000 });
  try {
    return ended(await stage.run());
  } catch (error) {
    return ended(stageFailed(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  }
}

/**
 * Runs the rounds one after the other and the stages of a round in parallel. Yields the outcomes in list order, each as
 * soon as those before it are known.
 */
export async function* runStages(rounds: readonly (readonly Stage[])[]): AsyncGenerator<StageRun> {
  for (const round of rounds) {
    const runs = round.map(runStage);
    for (const run of runs) yield await run;
  }
}
