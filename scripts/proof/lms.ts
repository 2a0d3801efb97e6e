import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startLmsDemo } from "#lms/demo/start-lms-demo.ts";
import { openTemplateDemo } from "../../test/lms/open-template-demo.ts";
import { asCount, asList, asRecord, asText, readJson } from "../json.ts";
import { REPORTS, ROOT } from "../run-tool.ts";
import { failedPart, type PartContext, type PartOutcome, type ProofPart } from "./proof-part.ts";
import { runCommand } from "./run-command.ts";
import { lmsServerParts } from "./lms-server-parts.ts";
import { runSpecs } from "./run-specs.ts";

const WORK = join(REPORTS, "lms");
const ACCOUNTS = join(ROOT, "providers/lms/accounts.json");
const KIT_BAR = "the conformance kit finds nothing in the profile core with writes, but for named exceptions";
const MONEY_BAR = "amounts of 1,000 generated customers equal independent sums to the grosz";
const CUSTOMERS = "1000";
/** Prefixes of rules about what the provider names as lacking: new passwords. */
const LACKING_RULES = ["password.", "limits.reset-links", "limits.time"];

const INPUTS = ["providers/kit", "providers/lms", "docs/contract", "package-lock.json", "scripts/proof/lms.ts"];

function kitOutcome(report: unknown, output: string): PartOutcome {
  const { rules, findings, exchanges } = asRecord(report);
  if (rules === undefined) return failedPart(KIT_BAR, output);
  const untried = asList(rules)
    .map(asRecord)
    .filter(
      ({ rule, state }) => state === "not-tried" && !LACKING_RULES.some((prefix) => asText(rule).startsWith(prefix)),
    );
  const details = [
    ...asList(findings).map((finding) => JSON.stringify(finding)),
    ...untried.map(({ rule, reason }) => `${asText(rule)} was not tried: ${asText(reason)}`),
  ];
  return {
    verdict: details.length === 0 ? "passed" : "failed",
    bar: KIT_BAR,
    figures: [
      { name: "rules", value: String(asList(rules).length) },
      { name: "calls", value: String(asCount(exchanges)) },
      { name: "findings", value: String(asList(findings).length) },
    ],
    details,
  };
}

/** Database made from the schema file of LMS, whose copy replaces the embedded one. */
const TEMPLATE = process.env["LMS_TEMPLATE"];

async function runKitOnDemo({ signal }: PartContext): Promise<PartOutcome> {
  const file = join(WORK, "conformance.json");
  mkdirSync(WORK, { recursive: true });
  rmSync(file, { force: true });
  const demo = await startLmsDemo({
    port: 0,
    log: () => undefined,
    ...(TEMPLATE !== undefined && { open: openTemplateDemo(TEMPLATE) }),
  });
  const accounts = join(WORK, "accounts.json");
  const { accounts: logins, payment } = asRecord(readJson(ACCOUNTS));
  writeFileSync(accounts, JSON.stringify({ accounts: logins, payment, mailbox: demo.mailbox }));
  try {
    const kit = join(ROOT, "conformance/main.ts");
    const options = ["--url", demo.service, "--accounts", accounts, "--profile", "core", "--writes", "--json", file];
    const run = await runCommand(process.execPath, [kit, ...options], { signal });
    return kitOutcome(readJson(file), run.output);
  } finally {
    await demo.close();
  }
}

/** The provider over an LMS database. */
export const lms: readonly ProofPart[] = [
  {
    name: "lms:conformance",
    what: "the provider for LMS, with the customers of its demo, under the conformance kit",
    inputs: [...INPUTS, "conformance", "src-adapters/soap", "src-domain", "test/lms/open-template-demo.ts"],
    variables: { LMS_TEMPLATE: TEMPLATE },
    limitMinutes: 5,
    run: runKitOnDemo,
  },
  {
    name: "lms:money",
    what: "balances, entries and documents of the provider for LMS, with 1,000 generated customers",
    inputs: [...INPUTS, "test/lms", "scripts/proof/run-specs.ts"],
    variables: { LMS_DATABASE: process.env["LMS_DATABASE"] },
    limitMinutes: 10,
    run: (context) =>
      runSpecs(
        {
          specs: ["test/lms/lms-money.spec.ts"],
          report: "lms-money",
          bar: MONEY_BAR,
          env: { LMS_CUSTOMERS: CUSTOMERS, LMS_SEED: "0.7" },
        },
        context,
      ),
  },
  ...lmsServerParts,
];
