import { expect, test } from "vitest";
import { bankAccount } from "#domain/validation/index.ts";
import { DEMO_ACCOUNTS } from "#sandbox/demo/accounts.ts";
import { World } from "#sandbox/world/world.ts";

test("every demo customer pays into an account that a bank would take", () => {
  const world = new World("", ":memory:");
  for (const { number } of DEMO_ACCOUNTS) world.ensure(number);
  const accounts = world.db
    .prepare("SELECT data ->> '$.bankAccountNumber' AS account FROM client")
    .all()
    .flatMap(({ account }) => (typeof account === "string" ? [account] : []));
  world.close();
  expect(accounts.length).toBeGreaterThan(8);
  expect(accounts.filter((account) => bankAccount("polish")(account) !== "valid")).toEqual([]);
});
