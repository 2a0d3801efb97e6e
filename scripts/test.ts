import { boundaries } from "./stages/boundaries.ts";
import { browser } from "./stages/browser.ts";
import { build, lint, size, types, unused } from "./stages/checks.ts";
import { deploy } from "./stages/deploy.ts";
import { type Stage, stageFailed, type StageOutcome, totalLine } from "./stages/stage.ts";
import { trace } from "./stages/trace.ts";
import { unit } from "./stages/unit.ts";

// npm test [-- <stage> …]: every stage, or the named ones. A failure ends nothing: the last line counts everything.
const STAGES: readonly Stage[] = [types, lint, boundaries, unused, build, unit, size, browser, deploy, trace];

function chosen(names: readonly string[]): readonly Stage[] {
  const strangers = names.filter((name) => STAGES.every((stage) => stage.name !== name));
  if (strangers.length > 0) {
    console.error(`No such stage: ${strangers.join(", ")}. There are: ${STAGES.map(({ name }) => name).join(", ")}.`);
    process.exit(2);
  }
  return names.length === 0 ? STAGES : STAGES.filter(({ name }) => names.includes(name));
}

/** A stage that throws has failed; the others still run. */
async function outcomeOf(stage: Stage): Promise<StageOutcome> {
  try {
    return await stage.run();
  } catch (error) {
    return stageFailed(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

const outcomes: StageOutcome[] = [];
for (const stage of chosen(process.argv.slice(2))) {
  const start = performance.now();
  const outcome = await outcomeOf(stage);
  outcomes.push(outcome);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = outcome.failed === 0 ? "ok" : "FAILED";
  console.log(
    `${verdict.padEnd(6)} ${stage.name.padEnd(10)} ${`${seconds} s`.padStart(8)}  ${totalLine([outcome])}  (${stage.what})`,
  );
  const leftOut = outcome.passed === 0 && outcome.skipped > 0;
  if (outcome.failed > 0 || leftOut) console.log(`\n${outcome.details.trimEnd()}\n`);
  if (outcome.notice !== undefined && outcome.notice !== "") console.log(`\n${outcome.notice}\n`);
}

const total = totalLine(outcomes);
if (outcomes.some(({ failed }) => failed > 0)) process.exitCode = 1;
console.log(`\n${total}`);
