import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BRANDS } from "#sandbox/configuration/configuration.ts";
import { ROOT } from "../../scripts/run-tool.ts";

const SOURCES = ["src", "src-domain", "src-adapters", "src-ui", "public", "index.html"];

function filesIn(path: string): readonly string[] {
  if (path.endsWith(".html")) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Names and numbers that only the configuration of an operator may contain. */
const OPERATOR_TEXTS = Object.values(BRANDS).flatMap(({ brand, help }) => [
  brand.name,
  help.customerService.number,
  help.customerService.dial,
]);

describe("the product", () => {
  it("contains no name and no number of an operator, which belong to the configuration", () => {
    const files = SOURCES.flatMap(filesIn).filter((file) => !/\.spec\.tsx?$|\.woff2$|\/testing\//.test(file));
    expect(files.length).toBeGreaterThan(300);
    const named = files.filter((file) => {
      const text = readFileSync(file.startsWith("/") ? file : join(ROOT, file), "utf8");
      return OPERATOR_TEXTS.some((name) =>
        new RegExp(`(?<![\\p{L}])${name.replaceAll("+", "\\+")}(?![\\p{L}])`, "u").test(text),
      );
    });
    expect(named).toEqual([]);
  });
});
