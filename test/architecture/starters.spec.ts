import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isInProfile } from "#adapters/soap/profile-operations.ts";
import { OPERATIONS, type OperationName } from "#adapters/soap/operations.ts";
import { ROOT } from "../../scripts/run-tool.ts";

const MAX_LINES = 300;
const MAX_README_LINES = 40;

const isOperation = (name: string): name is OperationName => name in OPERATIONS;
const LOGIN_PROFILE = Object.keys(OPERATIONS)
  .filter(isOperation)
  .filter((operation) => isInProfile(operation, "login"));

const textOf = (file: string): string => readFileSync(join(ROOT, "providers/starters", file), "utf8");
const linesOf = (file: string): number => textOf(file).trimEnd().split("\n").length;

it.each(["php/provider.php", "python/provider.py", "java/Provider.java"])(
  "finds all operations of the login profile in less than 300 lines of %s",
  (file) => {
    expect(linesOf(file)).toBeLessThan(MAX_LINES);
    expect(LOGIN_PROFILE).toHaveLength(7);
    expect(LOGIN_PROFILE.filter((operation) => !textOf(file).includes(operation))).toEqual([]);
  },
);

it("describes the starters in at most 40 lines", () => {
  expect(linesOf("README.md")).toBeLessThanOrEqual(MAX_README_LINES);
});
