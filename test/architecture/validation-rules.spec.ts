import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const isProduction = (file: string): boolean => !/\.spec\.tsx?$/u.test(file);

/** Source of the rules, and sources of the portal that can use them. */
const rules = globSync("src-domain/validation/*.ts", { cwd: ROOT }).filter(isProduction).map(read).join("\n");
const portal = globSync("{src,src-ui,src-domain,src-adapters}/**/*.{ts,tsx}", { cwd: ROOT })
  .filter((file) => isProduction(file) && !file.startsWith("src-domain/validation/"))
  .map(read);

/** Helpers that build or wrap rules. */
const HELPERS = new Set(["violationUnless", "optional"]);

/** Returns the names of the exported rules: functions and constants whose type is `Rule` or `RuleResult`. */
function ruleNamesIn(source: string): readonly string[] {
  return source
    .split(/^export /mu)
    .map((declaration) =>
      /^(?:function|const) (\w+)[^{]*?\): (?:Rule|RuleResult)<|^const (\w+): Rule</u.exec(declaration),
    )
    .flatMap((match) => (match === null ? [] : [match[1] ?? match[2] ?? ""]))
    .filter((name) => !HELPERS.has(name));
}

/** Returns the names in the braces of every import from the validation context. */
function importedRules(source: string): readonly string[] {
  return [...source.matchAll(/import (?:type )?\{([^}]*)\} from "[^"]*\/validation\/[^"]*"/gu)].flatMap(
    ([, names = ""]) => names.split(",").map((name) => name.trim()),
  );
}

/** Returns the rules that neither the portal nor another rule uses. */
function unusedRules(ruleSource: string, users: readonly string[]): readonly string[] {
  const used = new Set(users.flatMap(importedRules));
  // The key of a violation and a comment may contain the name of a rule.
  const code = ruleSource.replaceAll(/"[^"\n]*"|\/\*[\s\S]*?\*\/|\/\/.*$/gmu, "");
  return ruleNamesIn(ruleSource)
    .filter((name) => !used.has(name) && [...code.matchAll(new RegExp(`\\b${name}\\b`, "gu"))].length === 1)
    .toSorted();
}

/** Returns the rules that the guide lists as library rules. */
function libraryRulesIn(guide: string): readonly string[] {
  const [, section = ""] = /^### Library rules\n([\s\S]*?)(?=^#|$(?![\s\S]))/mu.exec(guide) ?? [];
  return [...section.matchAll(/^- `(\w+)`/gmu)].map(([, name = ""]) => name).toSorted();
}

describe("validation rules", () => {
  it("(part of VAL-09, part of VAL-10) lists each unused rule as a library rule", () => {
    expect(ruleNamesIn(rules).length).toBeGreaterThan(20);
    expect(unusedRules(rules, portal)).toEqual(libraryRulesIn(read("docs/guides/forms.md")));
  });

  it("finds a rule without a user, and no rule that a form or another rule uses", () => {
    const source = [
      'export const lonely: Rule<string, "a"> = longer(3);',
      "export function longer(\n  count: number,\n): Rule<string, LongKey> {",
      "export function typed(value: string): RuleResult<Key> {",
      '/** Like `lonely`. */ const key = "lonely"; // lonely',
      "export function dateOf(text: string): WarsawDate | undefined {",
    ].join("\n");
    const form = 'import { required, typed } from "#domain/validation/index.ts";';
    expect(ruleNamesIn(source)).toEqual(["lonely", "longer", "typed"]);
    expect(unusedRules(source, [form])).toEqual(["lonely"]);
    expect(unusedRules(source, [])).toEqual(["lonely", "typed"]);
  });
});
