import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startSandbox } from "../../sandbox/start-sandbox.ts";
import { bundleConformance } from "../conformance/bundle-conformance.ts";
import { asCount, asList, asRecord, asText, readJson } from "../json.ts";
import { REPORTS } from "../run-tool.ts";
import { failedPart, type PartContext, type PartOutcome, type ProofPart } from "./proof-part.ts";
import { runCommand } from "./run-command.ts";

const WORK = join(REPORTS, "conformance");
const BAR =
  "the packed kit, installed in an empty folder, finds nothing on the sandbox in the profile full with writes";

/** The only reason for which a rule may be left out: the sandbox's chat has hours. */
const CLOSED = "the chat is closed or full";

function outcomeOf(report: unknown, output: string): PartOutcome {
  const { findings, rules, exchanges } = asRecord(report);
  const states = asList(rules).map(asRecord);
  const notTried = states.filter(({ state, reason }) => state === "not-tried" && reason !== CLOSED);
  const passed = states.filter(({ state }) => state === "passed").length;
  const problems = [
    ...asList(findings).map((finding) => asText(asRecord(finding)["id"])),
    ...notTried.map(({ rule, reason }) => `not tried ${asText(rule)}: ${asText(reason)}`),
  ];
  const ok = problems.length === 0 && passed > 0;
  return {
    verdict: ok ? "passed" : "failed",
    bar: BAR,
    figures: [
      { name: "rules passed", value: `${passed} of ${states.length}` },
      { name: "requests", value: String(asCount(exchanges)) },
      { name: "findings", value: String(asList(findings).length) },
    ],
    details: ok ? [] : problems.length > 0 ? problems : [output],
  };
}

/** Packs the kit, installs it as an operator does, and runs it against a sandbox. */
async function runPackedKit({ logLine, signal }: PartContext): Promise<PartOutcome> {
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
  const tarball = await bundleConformance();
  writeFileSync(join(WORK, "package.json"), '{ "private": true }\n');
  const install = await runCommand("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", tarball], {
    signal,
    cwd: WORK,
  });
  if (install.code !== 0) return failedPart(BAR, install.output);
  logLine("installed");
  const sandbox = await startSandbox();
  // Otherwise the rules of a confirmed identity could not be tried right after a login.
  const tenant = sandbox.tenant("");
  tenant.choice = { ...tenant.choice, loginConfirms: false };
  try {
    const installed = join(WORK, "node_modules/ebok-conformance");
    const accounts = join(installed, "accounts/accounts.example.json");
    const [json, html, junit] = ["json", "html", "xml"].map((ending) => join(WORK, `report.${ending}`));
    const args = ["--url", sandbox.url, "--accounts", accounts, "--profile", "full", "--writes"];
    const { output } = await runCommand(
      process.execPath,
      [join(installed, "main.mjs"), ...args, "--json", json ?? "", "--html", html ?? "", "--junit", junit ?? ""],
      { signal, cwd: WORK },
    );
    return outcomeOf(readJson(json ?? ""), output);
  } finally {
    await sandbox.close();
  }
}

export const conformance: ProofPart = {
  name: "conformance:sandbox",
  what: "the conformance kit as a package of its own against the sandbox",
  inputs: [
    "conformance",
    "scripts/conformance",
    "docs/contract",
    "providers/kit",
    "sandbox",
    "src-adapters/soap",
    "src-domain",
  ],
  limitMinutes: 5,
  run: runPackedKit,
};
