import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { checkConfiguration, findWarnings, formatProblems } from "./configuration/check-configuration.ts";
import { installConfiguration } from "./configuration/install-configuration.ts";

// npm run --silent config:check -- config.json [--install /etc/ebok/config.json] [--demo]: checks a configuration
// before it is deployed; with --install, also puts it where nginx serves it. Exit code: 0 valid, 1 invalid, 2 the
// check could not run. A warning changes no exit code. --demo accepts values of the demo.
const USAGE = "usage: npm run --silent config:check -- FILE [--install TARGET] [--demo]";

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { install: { type: "string" }, demo: { type: "boolean", default: false } },
    });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function attempt<Value>(action: () => Value): Value {
  try {
    return action();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const { values, positionals } = parsed();
const [file] = positionals;
if (file === undefined || positionals.length > 1) fail(USAGE);
const text = attempt(() => readFileSync(file, "utf8"));
const problems = checkConfiguration(text, { allowDemo: values.demo });
if (problems.length > 0) {
  console.error(formatProblems(file, problems));
  process.exitCode = 1;
} else {
  const { install } = values;
  const warnings = findWarnings(text);
  if (warnings.length > 0) console.error(formatProblems(file, warnings));
  if (install !== undefined) attempt(() => installConfiguration(text, install));
  console.log(install === undefined ? `${file} is valid` : `${file} is valid and installed as ${install}`);
}
