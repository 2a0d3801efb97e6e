import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { BROWSER_ARGUMENTS, findTestBrowser } from "../find-browser.ts";
import { freePort } from "../free-port.ts";
import { asCount, asList, asRecord, asText, readJson } from "../json.ts";
import { REPORTS, ROOT } from "../run-tool.ts";
import { servePortalWithProvider } from "../serve-portal-with-provider.ts";
import { builtPortal, PORTAL } from "./browser-part.ts";
import { failedPart, type PartContext, type PartOutcome, type ProofPart } from "./proof-part.ts";
import { runCommand } from "./run-command.ts";

const STARTERS = join(ROOT, "providers/starters");
const WORK = join(REPORTS, "starters");
const BAR = "the conformance kit finds nothing, and a browser logs in and shows the services";
/** Rule that needs what a starter lacks: an account with a second factor. */
const UNTRIED_RULE = "login.second-factor";
/** Time until a provider must respond, ms. Java compiles its source first. */
const START_MS = 30_000;

interface Starter {
  readonly language: string;
  /** Command that fails without the toolkit. */
  readonly check: readonly [string, ...string[]];
  readonly packages: string;
  readonly command: (port: number) => readonly [string, ...string[]];
}

const LANGUAGES: readonly Starter[] = [
  {
    language: "php",
    check: ["php", "-r", 'exit(class_exists("SoapServer") && class_exists("DOMDocument") ? 0 : 1);'],
    packages: "php-cli php-soap php-xml",
    command: (port) => ["php", "-S", `127.0.0.1:${port}`, join(STARTERS, "php/provider.php")],
  },
  {
    language: "python",
    check: ["python3", "-c", "import sys; sys.exit(sys.version_info < (3, 9))"],
    packages: "python3",
    command: () => ["python3", join(STARTERS, "python/provider.py")],
  },
  {
    language: "java",
    check: ["javac", "--release", "17", "--version"],
    packages: "default-jdk-headless",
    command: () => ["java", join(STARTERS, "java/Provider.java")],
  },
];

/** Starts a provider in a process group of its own, because PHP starts workers that it does not end. */
function startProvider([program, ...args]: readonly [string, ...string[]], port: number): ChildProcess {
  return spawn(program, args, {
    cwd: ROOT,
    detached: true,
    stdio: "ignore",
    env: {
      ...process.env,
      PORT: String(port),
      PHP_CLI_SERVER_WORKERS: "8",
      EBOK_CONTRACT: join(ROOT, "docs/contract"),
      EBOK_STATE: join(WORK, "php-state.json"),
    },
  });
}

function endProvider({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}

async function responds(provider: ChildProcess, service: string): Promise<boolean> {
  const until = performance.now() + START_MS;
  while (provider.exitCode === null && performance.now() < until) {
    const answered = await fetch(service).then(
      () => true,
      () => false,
    );
    if (answered) return true;
    await pause(100);
  }
  return false;
}

/** Logs in through the built portal; returns what went wrong, if anything. */
async function logInByBrowser(service: string): Promise<readonly string[]> {
  const portal = await servePortalWithProvider({ service, profile: "login", port: 0, portal: join(ROOT, "dist") });
  const { executablePath, env } = await findTestBrowser();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: [...BROWSER_ARGUMENTS],
  });
  const problems: string[] = [];
  try {
    const page = await browser.newPage({ locale: "pl-PL" });
    page.on("pageerror", ({ message }) => problems.push(message));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    await page.goto(portal.url);
    await page.getByLabel("Login").fill("anna.zielinska");
    await page.getByRole("button", { name: "Dalej" }).click();
    await page.getByLabel("Hasło", { exact: true }).fill("Starter-2026");
    await page.getByRole("button", { name: "Zaloguj" }).click();
    await page.getByText("Światłowód 600").waitFor();
    await page.getByRole("button", { name: "Wyloguj" }).click();
    await page.getByLabel("Login").waitFor();
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  } finally {
    await browser.close();
    await portal.close();
  }
  return problems.map((problem) => `in the browser: ${problem}`);
}

/** Runs the kit as an operator does; returns its JSON report, or its output if there is none. */
async function runKit(language: string, service: string, { signal }: PartContext): Promise<unknown> {
  const file = join(WORK, `${language}.json`);
  rmSync(file, { force: true });
  const kit = join(ROOT, "conformance/main.ts");
  const accounts = join(STARTERS, "accounts.json");
  const options = ["--url", service, "--accounts", accounts, "--profile", "login", "--writes", "--json", file];
  const run = await runCommand(process.execPath, [kit, ...options], { signal });
  return readJson(file) ?? run.output;
}

function outcomeOf(report: unknown, problems: readonly string[]): PartOutcome {
  const { rules, findings, exchanges, endedEarly } = asRecord(report);
  if (rules === undefined) return failedPart(BAR, `the kit gave no report: ${asText(report)}`, ...problems);
  const untried = asList(rules)
    .map(asRecord)
    .filter(({ rule, state }) => state === "not-tried" && rule !== UNTRIED_RULE);
  const details = [
    ...asList(findings).map((finding) => JSON.stringify(finding)),
    ...untried.map(({ rule, reason }) => `${asText(rule)} was not tried: ${asText(reason)}`),
    ...(asText(endedEarly) === "" ? [] : [asText(endedEarly)]),
    ...problems,
  ];
  return {
    verdict: details.length === 0 ? "passed" : "failed",
    bar: BAR,
    figures: [
      { name: "rules", value: String(asList(rules).length) },
      { name: "calls", value: String(asCount(exchanges)) },
      { name: "findings", value: String(asList(findings).length) },
    ],
    details,
  };
}

async function tryStarter({ language, check, packages, command }: Starter, context: PartContext): Promise<PartOutcome> {
  const [program, ...args] = check;
  if ((await runCommand(program, args, context)).code !== 0)
    return failedPart(BAR, `${language} is missing: run apt-get update, then apt-get install ${packages}`);
  const unbuilt = await builtPortal({ signal: context.signal });
  if (unbuilt !== undefined) return failedPart(BAR, unbuilt);
  rmSync(join(WORK, "php-state.json"), { force: true });
  mkdirSync(WORK, { recursive: true });
  const port = await freePort();
  const service = `http://127.0.0.1:${port}/service`;
  const provider = startProvider(command(port), port);
  try {
    if (!(await responds(provider, service))) return failedPart(BAR, "the provider does not start");
    const problems = await logInByBrowser(service);
    return outcomeOf(await runKit(language, service, context), problems);
  } finally {
    endProvider(provider);
  }
}

/** Starter providers under the conformance kit and behind the portal. */
export const starters: readonly ProofPart[] = LANGUAGES.map((starter) => ({
  name: `starters:${starter.language}`,
  what: "the starter provider under the conformance kit and behind the portal",
  inputs: [
    ...PORTAL,
    `providers/starters/${starter.language}`,
    "providers/starters/accounts.json",
    "conformance",
    "docs/contract",
    "scripts/proof/starters.ts",
    "scripts/serve-portal-with-provider.ts",
  ],
  limitMinutes: 5,
  run: (context) => tryStarter(starter, context),
}));
