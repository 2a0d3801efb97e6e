import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { OPERATIONS, type OperationName } from "#adapters/soap/operations.ts";
import { indispensable } from "../e2e/support/fault-cases.ts";
import { ROOT } from "../../scripts/run-tool.ts";

const TABLE = readFileSync(join(ROOT, "docs/failures.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| `"));

const isOperation = (name: string): name is OperationName => Object.hasOwn(OPERATIONS, name);

/** The row of an operation; the row of all writes for one that is not named. */
function rowOf(operation: OperationName): string | undefined {
  return (
    TABLE.find((row) => row.split("|")[1]?.includes(`\`${operation}\``)) ??
    (OPERATIONS[operation].write ? TABLE.find((row) => row.includes("every other write")) : undefined)
  );
}

it("(part of CALL-07) where a failure is told is written down for every operation", () => {
  expect(
    Object.keys(OPERATIONS)
      .filter(isOperation)
      .filter((name) => rowOf(name) === undefined),
  ).toEqual([]);
});

it("(part of CALL-07) the pages that cannot live without an operation are those that the browser tests break", () => {
  const tried = new Set<string>(indispensable().map(([operation]) => operation));
  for (const operation of Object.keys(OPERATIONS).filter(isOperation)) {
    const leadsToErrorPage = !/^\s*none/.test(rowOf(operation)?.split("|")[2] ?? "");
    expect(tried.has(operation), operation).toBe(leadsToErrorPage);
  }
});

it("(part of CALL-07) no write and no session check is what a page cannot live without", () => {
  const redirecting = indispensable()
    .map(([operation]) => operation)
    .filter(isOperation);
  expect(
    redirecting.filter((name) => OPERATIONS[name].write || ["sessionCheck", "getSessionServerHash"].includes(name)),
  ).toEqual([]);
});
