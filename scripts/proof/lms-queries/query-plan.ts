import { asCount, asList, asRecord, asText } from "../../json.ts";

/** Returns the tables that a plan (`EXPLAIN (FORMAT JSON)`) reads from the first row to the last. */
export function scannedTables(plan: unknown): readonly string[] {
  const node = asRecord(plan);
  const own = node["Node Type"] === "Seq Scan" ? [asText(node["Relation Name"])] : [];
  return [...own, ...asList(node["Plans"]).flatMap(scannedTables)];
}

/** Returns the plan in the row that PostgreSQL returns for `EXPLAIN (FORMAT JSON)`. Throws for any other row. */
export function planIn(row: unknown): unknown {
  const [first] = asList(asRecord(row)["QUERY PLAN"]);
  const plan = asRecord(first)["Plan"];
  if (plan === undefined) throw new TypeError("the row has no plan");
  return plan;
}

/** Returns the cost of a plan as PostgreSQL estimates it. */
export const costOf = (plan: unknown): number => asCount(asRecord(plan)["Total Cost"]);
