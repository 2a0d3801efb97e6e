import { cruise, type ICruiseResult } from "dependency-cruiser";
import { readContextMap } from "./context-map.ts";
import { CRUISE_OPTIONS, rulesFor } from "./rules.ts";
import { patchUsingStatement } from "./patch-using-statement.ts";

patchUsingStatement();

export interface BoundaryViolation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export interface CruiseResult {
  /** Own files that were read. */
  readonly modules: readonly string[];
  readonly violations: readonly BoundaryViolation[];
}

function isResult(output: string | ICruiseResult): output is ICruiseResult {
  return typeof output !== "string";
}

/**
 * Reads the source folders of the tree at `root` and returns the imports that break a rule, using that tree's own
 * context map.
 */
export async function cruiseTree(root: string, folders: readonly string[]): Promise<CruiseResult> {
  const { output } = await cruise([...folders], {
    ...CRUISE_OPTIONS,
    baseDir: root,
    validate: true,
    exclude: { path: ["^test/architecture/fixtures/"] },
    ruleSet: { forbidden: [...rulesFor(readContextMap(root))] },
  });
  if (!isResult(output)) throw new TypeError("dependency-cruiser returned text, expected an object");
  return {
    modules: output.modules
      .map(({ source }) => source)
      .filter((source) => !source.includes("node_modules/") && /\.tsx?$/.test(source)),
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
