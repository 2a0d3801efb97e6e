import { boundaries } from "./stages/boundaries.ts";
import { browser } from "./stages/browser.ts";
import { build, lint, size, types, unused } from "./stages/checks.ts";
import { deploy } from "./stages/deploy.ts";
import { runStages } from "./stages/run-stages.ts";
import { type Stage, type StageOutcome, totalLine } from "./stages/stage.ts";
import { trace } from "./stages/trace.ts";
import { unit } from "./stages/unit.ts";

/**
 * `npm test [-- <stage> …]`: runs all stages, or the named ones. After a failure the next stages still run; the last
 * line counts everything. The stages of one round run in parallel: the checks mostly wait for files and for single
 * threads. Unit and browser tests each use all cores, and their time limits rely on that: they run one after the other.
 */
const ROUNDS: readonly (readonly Stage[])[] = [
  [types, lint, boundaries, unused, build],
  [unit, size],
  [browser],
  [deploy],
  [trace],
];

function chosenRounds(names: readonly string[]): readonly (readonly Stage[])[] {
  const known = ROUNDS.flat().map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`No such stage: ${unknown.join(", ")}. There are: ${known.join(", ")}.`);
    process.exit(2);
  }
  return names.length === 0 ? ROUNDS : ROUNDS.map((round) => round.filter(({ name }) => names.includes(name)));
}

const outcomes: StageOutcome[] = [];
for await (const { stage, outcome, seconds } of runStages(chosenRounds(process.argv.slice(2)))) {
  outcomes.push(outcome);
  const verdict = outcome.failed === 0 ? "ok" : "FAILED";
  const time = `${seconds.toFixed(1)} s`.padStart(8);
  console.log(`${verdict.padEnd(6)} ${stage.name.padEnd(10)} ${time}  ${totalLine([outcome])}  (${stage.what})`);
  const leftOut = outcome.passed === 0 && outcome.skipped > 0;
  if (outcome.failed > 0 || leftOut) console.log(`\n${outcome.details.trimEnd()}\n`);
  if (outcome.notice !== undefined && outcome.notice !== "") console.log(`\n${outcome.notice}\n`);
}

const total = totalLine(outcomes);
if (outcomes.some(({ failed }) => failed > 0)) process.exitCode = 1;
console.log(`\n${total}`);
