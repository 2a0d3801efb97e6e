import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isBuildCurrent } from "../is-build-current.ts";
import { asList, asRecord, asText, readJson } from "../json.ts";
import { fullOutput, REPORTS, ROOT, runTool, type ToolOptions } from "../run-tool.ts";
import { playwrightOutcome } from "../stages/browser.ts";
import { failedPart, type ProofFigure, type ProofPart, type PartOutcome, type PartContext } from "./proof-part.ts";
import { withoutSpecs } from "./tree-key.ts";

const FOLDER = join(REPORTS, "proof");

/** Sources of the portal. A result in the browser stays valid until one of them changes, whatever unit tests do. */
export const PORTAL: readonly string[] = withoutSpecs(ROOT, [
  "src",
  "src-domain",
  "src-adapters",
  "src-ui",
  "providers/kit",
  "sandbox",
  "public",
  "index.html",
  "vite.config.ts",
  "scripts/build",
  "package-lock.json",
  "deploy/security-headers.json",
]);

/** Run of Playwright. */
interface BrowserRun {
  readonly name: string;
  readonly bar: string;
  /** File under `test/e2e-proof`; without it all files of the configuration run. */
  readonly spec?: string;
  /** Pattern of the titles of the tests to run. */
  readonly only?: string;
  /** Configuration file, `playwright.proof.config.ts` by default. */
  readonly config?: string;
  /** `false` runs the reduced matrices of `npm test`. */
  readonly fullMatrices?: boolean;
}

interface BrowserPart extends BrowserRun, Pick<ProofPart, "isLong"> {
  readonly what: string;
  readonly spec: string;
  /** Inputs besides the portal and the spec. */
  readonly inputs: readonly string[];
  readonly limitMinutes: number;
}

/** Sums the figures that tests recorded with `addFigure`, in the order in which they first appear. */
export function figuresInReport(report: unknown): readonly ProofFigure[] {
  const sums = new Map<string, number>();
  const visit = (suite: unknown): void => {
    const { specs, suites } = asRecord(suite);
    for (const annotation of asList(specs)
      .flatMap((spec) => asList(asRecord(spec)["tests"]))
      .flatMap((each) => asList(asRecord(each)["annotations"]))
      .map(asRecord)) {
      const [, name, value] = /^(.+): (\d+)$/.exec(asText(annotation["description"])) ?? [];
      if (annotation["type"] === "figure" && name !== undefined) sums.set(name, (sums.get(name) ?? 0) + Number(value));
    }
    asList(suites).forEach(visit);
  };
  asList(asRecord(report)["suites"]).forEach(visit);
  return [...sums].map(([name, value]) => ({ name, value: value.toLocaleString("en") }));
}

/** Builds the portal unless `dist` is current; returns the output of a failed build. */
export async function builtPortal(options: ToolOptions): Promise<string | undefined> {
  if (isBuildCurrent(ROOT)) return undefined;
  const run = await runTool("vite", ["build", "--logLevel", "warn"], options);
  return run.code === 0 ? undefined : fullOutput(run);
}

/** Runs tests in Chromium against the built portal and the sandbox. */
export async function runInBrowser(
  { name, bar, spec, only, config = "playwright.proof.config.ts", fullMatrices = true }: BrowserRun,
  { logLine, signal }: PartContext,
): Promise<PartOutcome> {
  const unbuilt = await builtPortal({ signal });
  if (unbuilt !== undefined) return failedPart(bar, unbuilt);
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name.replaceAll(":", "-")}.playwright.json`);
  rmSync(file, { force: true });
  const run = await runTool(
    "playwright",
    [
      "test",
      "--config",
      config,
      ...(spec === undefined ? [] : [spec]),
      ...(only === undefined ? [] : ["--grep", only]),
    ],
    {
      signal,
      logLine: (line) => {
        if (/^\[\d+\/\d+\]/.test(line)) logLine(line);
      },
      env: { PLAYWRIGHT_FORCE_TTY: "0", EBOK_PROOF_REPORT: file, ...(fullMatrices && { EBOK_WHOLE: "yes" }) },
    },
  );
  const report = readJson(file);
  if (report === undefined) return failedPart(bar, fullOutput(run));
  const {
    passed,
    failed,
    skipped,
    flaky = 0,
    details,
    notice,
  } = playwrightOutcome(report, { code: run.code, output: fullOutput(run) });
  const ok = run.code === 0 && failed === 0 && skipped === 0 && passed > 0;
  return {
    verdict: ok ? "passed" : "failed",
    bar,
    figures: [
      { name: "tests passed", value: `${passed} of ${passed + failed + skipped}` },
      ...(flaky > 0 ? [{ name: "of them at a second try", value: String(flaky) }] : []),
      ...figuresInReport(report),
    ],
    details: [...(ok ? [] : [details]), ...(notice === undefined || notice === "" ? [] : [notice])],
  };
}

export function browserPart(part: BrowserPart): ProofPart {
  return {
    name: part.name,
    what: part.what,
    inputs: [
      ...PORTAL,
      "test/e2e/support",
      "test/e2e-proof/figures.ts",
      `test/e2e-proof/${part.spec}`,
      "playwright.config.ts",
      "playwright.proof.config.ts",
      "scripts/proof/bars.ts",
      ...part.inputs,
    ],
    limitMinutes: part.limitMinutes,
    isLong: part.isLong ?? false,
    run: (run) => runInBrowser(part, run),
  };
}
