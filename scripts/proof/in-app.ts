import { asList, asRecord, asText } from "../json.ts";
import { buildGallery } from "../build-gallery.ts";
import { fullOutput, runTool } from "../run-tool.ts";
import { MIN_IN_APP, MAX_LEFT_OUT } from "./bars.ts";
import { PORTAL, runInBrowser } from "./browser-part.ts";
import { failedPart, type ProofPart, type PartOutcome, type PartContext } from "./proof-part.ts";

/** Tag of a test that needs a wide window, or a plain browser. */
export type LeftOutTag = keyof typeof MAX_LEFT_OUT;

const TAGS: readonly LeftOutTag[] = ["wide", "browser"];

/** Counts the tests of a Playwright report by tag; a test with two tags counts for the first. */
export function countedTags(report: unknown): Readonly<Record<LeftOutTag, number>> {
  const counts = { wide: 0, browser: 0 };
  const visit = (suite: unknown): void => {
    const { specs, suites } = asRecord(suite);
    for (const spec of asList(specs).map(asRecord)) {
      const tags = asList(spec["tags"]).map((tag) => asText(tag).replace(/^@/, ""));
      const tag = TAGS.find((one) => tags.includes(one));
      if (tag !== undefined) counts[tag] += 1;
    }
    asList(suites).forEach(visit);
  };
  asList(asRecord(report)["suites"]).forEach(visit);
  return counts;
}

/** Returns the errors of a run with too many skipped tests or too few pages that used the bridge. */
export function leftOutProblems(counts: Readonly<Record<LeftOutTag, number>>, inApp: number): readonly string[] {
  const tooMany = TAGS.filter((tag) => counts[tag] > MAX_LEFT_OUT[tag]).map(
    (tag) => `${counts[tag]} tests are left out as @${tag}, and at most ${MAX_LEFT_OUT[tag]} may be`,
  );
  return inApp < MIN_IN_APP
    ? [...tooMany, `in ${inApp} tests a page spoke to the app, and it should have been ${MIN_IN_APP} at least`]
    : tooMany;
}

async function leftOut(signal: AbortSignal): Promise<Readonly<Record<LeftOutTag, number>>> {
  const listed = await runTool("playwright", ["test", "--list", "--reporter=json"], {
    signal,
    env: { PLAYWRIGHT_FORCE_TTY: "0", EBOK_PROOF_CASES: "yes" },
  });
  if (listed.code !== 0) throw new Error(fullOutput(listed));
  return countedTags(JSON.parse(listed.stdout));
}

const PART = {
  name: "browser:in-app",
  bar:
    `every test of \`test/e2e\` passes inside the app; at most ${MAX_LEFT_OUT.wide} are about a wide window ` +
    `and ${MAX_LEFT_OUT.browser} about a browser`,
  config: "playwright.in-app.config.ts",
  fullMatrices: false,
} as const;

/** Name of the figure that the simulated web view of the tests counts up. */
const BRIDGE_FIGURE = "tests whose page spoke to the app";

const bridgeTestCount = (figures: PartOutcome["figures"]): number =>
  Number((figures.find(({ name }) => name === BRIDGE_FIGURE)?.value ?? "0").replaceAll(",", ""));

async function run(context: PartContext): Promise<PartOutcome> {
  const unbuilt = await buildGallery();
  if (unbuilt !== undefined) return failedPart(PART.bar, unbuilt);
  const counts = await leftOut(context.signal);
  const outcome = await runInBrowser(PART, context);
  const short = outcome.figures.length === 0 ? [] : leftOutProblems(counts, bridgeTestCount(outcome.figures));
  return {
    ...outcome,
    verdict: short.length === 0 ? outcome.verdict : "failed",
    figures: [...outcome.figures, ...TAGS.map((tag) => ({ name: `left out as @${tag}`, value: String(counts[tag]) }))],
    details: [...outcome.details, ...short],
  };
}

/** Part that runs the whole browser suite inside the simulated app on a phone. */
export const inApp: ProofPart = {
  name: PART.name,
  what:
    "every test of `test/e2e`, those of `browser:cases` too, in a page with the app's bridge " +
    "and the simulator's phone behind it, in a window of 390 by 844",
  inputs: [
    ...PORTAL,
    "gallery",
    "vite.gallery.config.ts",
    "test/e2e",
    "playwright.config.ts",
    "playwright.in-app.config.ts",
    "scripts/cpu-slowdown.ts",
    "scripts/proof/bars.ts",
    "scripts/proof/in-app.ts",
  ],
  limitMinutes: 25,
  isLong: true,
  run,
};
