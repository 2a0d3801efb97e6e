import { expect, it } from "vitest";
import { readSentStatements } from "./sent-statement.ts";
import { planIn, scannedTables } from "./query-plan.ts";

const scan = (table: string) => ({ "Node Type": "Seq Scan", "Relation Name": table });
const byIndex = (table: string) => ({ "Node Type": "Index Scan", "Relation Name": table });

it("[LMS-47] finds whole tables that are read in any branch of a plan", () => {
  const join = {
    "Node Type": "Nested Loop",
    Plans: [byIndex("cash"), { "Node Type": "Hash", Plans: [scan("taxes")] }],
  };
  const plan = { "Node Type": "Sort", Plans: [join, { "Node Type": "SubPlan", Plans: [scan("documents")] }] };
  expect(scannedTables(plan)).toEqual(["taxes", "documents"]);
  expect(scannedTables(byIndex("cash"))).toEqual([]);
});

it("(part of LMS-47) reads the plan in the row of PostgreSQL, and refuses any other row", () => {
  expect(planIn({ "QUERY PLAN": [{ Plan: scan("cash") }] })).toEqual(scan("cash"));
  for (const row of [undefined, {}, { "QUERY PLAN": "Seq Scan on cash" }, { "QUERY PLAN": [{}] }])
    expect(() => planIn(row)).toThrow("the row has no plan");
});

it("(part of LMS-47) reads recorded statements with their values", () => {
  const sent = [
    { sql: "SELECT 1", values: [] },
    { sql: "SELECT $1", values: [1, "a", null, true, [1, 2], ["a"], []] },
  ];
  expect(readSentStatements(`${sent.map((one) => JSON.stringify(one)).join("\n")}\n`)).toEqual(sent);
  expect(() => readSentStatements('{"sql":"SELECT $1","values":[{}]}')).toThrow("fits no placeholder");
});
