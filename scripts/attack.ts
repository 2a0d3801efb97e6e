import { join } from "node:path";
import { parseArgs } from "node:util";
import { corpora } from "./proof/corpora.ts";
import { hostile } from "./proof/hostile.ts";
import { models } from "./proof/models.ts";
import { runPart } from "./proof/run-part.ts";
import { selectParts } from "./proof/select-parts.ts";
import { REPORTS } from "./run-tool.ts";

// npm run attack [-- <part> …] [--again]: the parts of `npm run proof` that attack the portal and the sandbox, with one
// summary at the end.
const { values, positionals } = parseArgs({ options: { again: { type: "boolean" } }, allowPositionals: true });
const unharmed: string[] = [];
const harmed: string[] = [];
const attacks = [hostile, ...models.filter(({ name }) => name === "models:hostile"), ...corpora];
for (const part of selectParts(attacks, { names: positionals, includesLong: positionals.length === 0 })) {
  const verdict = await runPart(part, join(REPORTS, "proof"), values.again === true);
  (verdict === "passed" ? unharmed : harmed).push(part.name);
}
console.log(
  harmed.length === 0
    ? `${unharmed.length} of ${unharmed.length} attacks did no harm: ${unharmed.join(", ")}`
    : `${harmed.length} attacks did harm or did not run: ${harmed.join(", ")}`,
);
if (harmed.length > 0) process.exitCode = 1;
