import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkSync } from "recheck";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { asRecord, asText, isRecord } from "../../scripts/json.ts";
import { ROOT } from "../../scripts/run-tool.ts";

interface Expression {
  readonly source: string;
  readonly flags: string;
}

/** Yields every regular expression of a syntax tree. */
function* expressionsIn(value: unknown): Generator<Expression> {
  if (Array.isArray(value)) for (const item of value) yield* expressionsIn(item);
  if (!isRecord(value)) return;
  if (value["type"] === "Literal" && isRecord(value["regex"])) {
    const regex = asRecord(value["regex"]);
    yield { source: asText(regex["pattern"]), flags: asText(regex["flags"]) };
  }
  for (const [name, child] of Object.entries(value))
    if (name !== "parent" && name !== "regex") yield* expressionsIn(child);
}

/** Modules that match typed text. An expression with superlinear time would block the page. */
const files = globSync(["src-domain/validation/**/*.ts", "src-ui/shared/forms/**/*.{ts,tsx}"], { cwd: ROOT }).filter(
  (name) => !/\.spec\.tsx?$/.test(name),
);
const found = files.flatMap((name) => [
  ...expressionsIn(parseSync(name, readFileSync(join(ROOT, name), "utf8")).program),
]);

const verdictOf = ({ source, flags }: Expression): string => checkSync(source, flags, { checker: "automaton" }).status;

describe("regular expressions over typed text", () => {
  it("finds the regular expressions of the validation modules", () => {
    expect(found.length).toBeGreaterThan(10);
  });

  it.each(found.map((expression) => [`/${expression.source}/${expression.flags}`, expression] as const))(
    "%s runs in time proportional to its input",
    (_text, expression) => {
      expect(verdictOf(expression)).toBe("safe");
    },
  );

  it("reports a regular expression with superlinear time", () => {
    expect(verdictOf({ source: "^(a+)+$", flags: "" })).toBe("vulnerable");
    expect(verdictOf({ source: "^a*a*$", flags: "" })).toBe("vulnerable");
  });
});
