import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { OPERATIONS, type OperationName } from "#adapters/soap/operations.ts";
import { requiredOperations } from "../e2e/support/fault-cases.ts";
import { ROOT } from "../../scripts/run-tool.ts";

const TABLE = readFileSync(join(ROOT, "docs/failures.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| `"));

const isOperation = (name: string): name is OperationName => Object.hasOwn(OPERATIONS, name);

/** Returns the row of an operation; the row of all other writes for a write without a row of its own. */
function rowOf(operation: OperationName): string | undefined {
  return (
    TABLE.find((row) => row.split("|")[1]?.includes(`\`${operation}\``)) ??
    (OPERATIONS[operation].write ? TABLE.find((row) => row.includes("every other write")) : undefined)
  );
}

it("(part of CALL-07) documents where the failure of each operation is shown", () => {
  expect(
    Object.keys(OPERATIONS)
      .filter(isOperation)
      .filter((name) => rowOf(name) === undefined),
  ).toEqual([]);
});

it("(part of CALL-07) tests in a browser each operation whose failure leads to an error page", () => {
  const tested = new Set<string>(requiredOperations().map(([operation]) => operation));
  for (const operation of Object.keys(OPERATIONS).filter(isOperation)) {
    const leadsToErrorPage = !/^\s*none/.test(rowOf(operation)?.split("|")[2] ?? "");
    expect(tested.has(operation), operation).toBe(leadsToErrorPage);
  }
});

it("(part of CALL-07) shows no error page for a failed write or session check", () => {
  const required = requiredOperations()
    .map(([operation]) => operation)
    .filter(isOperation);
  expect(
    required.filter((name) => OPERATIONS[name].write || ["sessionCheck", "getSessionServerHash"].includes(name)),
  ).toEqual([]);
});
