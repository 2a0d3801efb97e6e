import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClientAsync } from "soap";
import { readContract } from "../contract/read-contract.ts";
import { REPORTS, ROOT } from "../run-tool.ts";
import { failedPart, type PartContext, type PartOutcome, type ProofPart } from "./proof-part.ts";
import { type CommandRun, runCommand } from "./run-command.ts";

const CONTRACT = join(ROOT, "docs/contract");
const SCRIPTS = join(import.meta.dirname, "toolkits");
const WORK = join(REPORTS, "toolkits");
/** Linters that are not needed for development; installed into `WORK` on the first run. */
const NPM_TOOLKITS = ["@redocly/cli@2.77.0", "@stoplight/spectral-cli@6.16.3", "@asyncapi/parser@3.6.3"];

const part = (toolkit: string, what: string, run: (context: PartContext) => Promise<PartOutcome>): ProofPart => ({
  name: `toolkits:${toolkit}`,
  what,
  inputs: ["docs/contract", "scripts/proof/contract-toolkits.ts", "scripts/proof/toolkits", "scripts/contract"],
  limitMinutes: 10,
  run,
});

const missing = (bar: string, toolkit: string, packages: string): PartOutcome =>
  failedPart(bar, `${toolkit} is missing: run apt-get update, then apt-get install ${packages}`);

/** Outcome of a toolkit that must not print a problem. */
function outcomeOf(bar: string, name: string, value: string, problems: readonly string[]): PartOutcome {
  return {
    verdict: problems.length === 0 ? "passed" : "failed",
    bar,
    figures: [
      { name, value },
      { name: "problems", value: String(problems.length) },
    ],
    details: problems,
  };
}

/** Lines of the output that report a warning or an error. */
const complaintsIn = ({ code, output }: CommandRun): readonly string[] => {
  const lines = output.split("\n").filter((line) => /\b(?:warning|error)\b/i.test(line));
  return code === 0 || lines.length > 0 ? lines : output.trim().split("\n");
};

/** Outcome of a script that prints a line `ok …` per case and any other line per problem. */
function casesOutcome(bar: string, name: string, { code, output }: CommandRun, expected: number): PartOutcome {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const passed = lines.filter((line) => line.startsWith("ok ")).length;
  const problems = lines.filter((line) => !line.startsWith("ok "));
  const silent = problems.length === 0 && (passed !== expected || code !== 0);
  return outcomeOf(bar, name, `${passed} of ${expected}`, silent ? ["fewer cases than expected"] : problems);
}

function emptyFolder(name: string): string {
  const folder = join(WORK, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

const php = part("php", "a refusal to every operation through PHP's SoapServer", async ({ signal }) => {
  const bar = "PHP's SoapServer refuses every operation with a valid response, without a warning";
  const check = await runCommand(
    "php",
    ["-r", 'exit(class_exists("SoapServer") && class_exists("DOMDocument") ? 0 : 1);'],
    { signal },
  );
  if (check.code !== 0) return missing(bar, "PHP with SOAP", "php-cli php-soap php-xml");
  const run = await runCommand("php", [join(SCRIPTS, "refuse.php"), CONTRACT], { signal });
  return casesOutcome(bar, "refusals", run, readContract().operations.length);
});

const zeep = part("zeep", "every example through Python's zeep in strict mode", async ({ signal }) => {
  const bar = "zeep reads every value of every example in strict mode, without a warning";
  const pythons = ["/usr/bin/python3", "python3"];
  let python: string | undefined;
  for (const candidate of pythons)
    python ??= (await runCommand(candidate, ["-c", "import zeep"], { signal })).code === 0 ? candidate : undefined;
  if (python === undefined) return missing(bar, "zeep", "python3-zeep");
  const run = await runCommand(python, [join(SCRIPTS, "read_examples.py"), CONTRACT], { signal });
  const examples = readdirSync(join(CONTRACT, "examples")).filter((name) => name.endsWith(".xml"));
  return casesOutcome(bar, "examples", run, examples.length);
});

const jaxWs = part("jax-ws", "classes by JAX-WS wsimport", async ({ signal }) => {
  const bar = "wsimport generates and compiles its classes, without a warning";
  const folder = emptyFolder("jax-ws");
  const run = await runCommand("wsimport", ["-keep", "-d", folder, join(CONTRACT, "ebok.wsdl")], { signal });
  if (run.code === undefined) return missing(bar, "wsimport", "jaxws default-jdk-headless");
  const classes = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".class"));
  // A wrapped port has the elements of the request as parameters; a bare one has a single parameter.
  const port = readdirSync(folder, { recursive: true, encoding: "utf8" }).find((name) =>
    name.endsWith("EbokPort.java"),
  );
  const wrapped =
    port === undefined ? 0 : readFileSync(join(folder, port), "utf8").split("@RequestWrapper(").length - 1;
  const count = readContract().operations.length;
  const bare = wrapped === count ? [] : [`${count - wrapped} operations break the rules of wrapped messages`];
  return outcomeOf(bar, "classes", String(classes.length), [...complaintsIn(run), ...bare]);
});

const gsoap = part("gsoap", "C++ classes by gSOAP", async ({ signal }) => {
  const bar = "wsdl2h and soapcpp2 generate their files, without a warning";
  const folder = emptyFolder("gsoap");
  const header = await runCommand("wsdl2h", ["-o", "ebok.h", join(CONTRACT, "ebok.wsdl")], { signal, cwd: folder });
  if (header.code === undefined) return missing(bar, "gSOAP", "gsoap");
  const classes = await runCommand("soapcpp2", ["-j", "-I/usr/share/gsoap/import", "ebok.h"], { signal, cwd: folder });
  return outcomeOf(bar, "files", String(readdirSync(folder).length), [
    ...complaintsIn(header),
    ...complaintsIn(classes),
  ]);
});

const npmSoap = part("npm-soap", "a client by npm's soap", async () => {
  const bar = "the soap package offers every operation";
  const client = await createClientAsync(join(CONTRACT, "ebok.wsdl"));
  const lost = readContract()
    .operations.map(({ name }) => name)
    .filter((name) => typeof client[`${name}Async`] !== "function");
  return outcomeOf(bar, "operations", String(readContract().operations.length - lost.length), lost);
});

/** Installs the linters; returns the output of a failed installation. */
async function installLinters(signal: AbortSignal): Promise<string | undefined> {
  const record = join(WORK, "npm", "installed.txt");
  const wanted = NPM_TOOLKITS.join("\n");
  if (existsSync(record) && readFileSync(record, "utf8") === wanted) return undefined;
  const folder = emptyFolder("npm");
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const run = await runCommand(npm, ["install", "--no-audit", "--no-fund", "--ignore-scripts", ...NPM_TOOLKITS], {
    signal,
    cwd: folder,
  });
  if (run.code !== 0) return `npm could not install ${NPM_TOOLKITS.join(", ")}: ${run.output}`;
  writeFileSync(record, wanted);
  return undefined;
}

/** Program of the parser, which is installed outside the project. Prints one line per problem. */
const ASYNCAPI_PROGRAM = `
const { Parser } = require("@asyncapi/parser");
const source = process.argv[1];
new Parser().parse(require("node:fs").readFileSync(source, "utf8"), { source }).then(({ diagnostics, document }) => {
  for (const { code, message, path } of diagnostics) console.log("failed " + path.join(".") + ": " + code + ": " + message);
  if (document === undefined) console.log("failed: no document");
  else if (diagnostics.length === 0) console.log("ok " + document.info().title());
});`;

const linter = (path: string): string => join(WORK, "npm", "node_modules", path);

const openApi = part("openapi", "the OpenAPI document by Redocly and Spectral", async ({ signal }) => {
  const bar = "Redocly and Spectral report nothing with their recommended rules";
  const trouble = await installLinters(signal);
  if (trouble !== undefined) return failedPart(bar, trouble);
  const document = join(CONTRACT, "tracking.openapi.json");
  const rules = join(WORK, "spectral.json");
  writeFileSync(rules, '{ "extends": [["spectral:oas", "recommended"]] }\n');
  const redocly = await runCommand(
    process.execPath,
    [linter("@redocly/cli/bin/cli.js"), "lint", "--extends=recommended", "--format=github-actions", document],
    { signal },
  );
  const spectral = await runCommand(
    process.execPath,
    [
      linter("@stoplight/spectral-cli/dist/index.js"),
      "lint",
      "--fail-severity=hint",
      "--format=text",
      "-r",
      rules,
      document,
    ],
    { signal },
  );
  const redoclyProblems = redocly.output.split("\n").filter((line) => line.startsWith("::"));
  return outcomeOf(bar, "linters", "2", [
    ...redoclyProblems,
    ...(redocly.code === 0 || redoclyProblems.length > 0 ? [] : [redocly.output]),
    ...(spectral.code === 0 ? [] : [spectral.output]),
  ]);
});

const asyncApi = part("asyncapi", "the AsyncAPI document by the AsyncAPI parser", async ({ signal }) => {
  const bar = "the parser reports nothing";
  const trouble = await installLinters(signal);
  if (trouble !== undefined) return failedPart(bar, trouble);
  const run = await runCommand(process.execPath, ["-e", ASYNCAPI_PROGRAM, join(CONTRACT, "chat.asyncapi.json")], {
    signal,
    cwd: join(WORK, "npm"),
  });
  return casesOutcome(bar, "documents", run, 1);
});

/** Toolkits of other languages on the documents of the contract. */
export const contractToolkits: readonly ProofPart[] = [php, zeep, jaxWs, gsoap, npmSoap, openApi, asyncApi];
