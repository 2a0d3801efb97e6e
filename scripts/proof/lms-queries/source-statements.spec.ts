import { expect, it } from "vitest";
import { originOf, providerStatements, testStatements } from "./evaluate-queries.ts";
import { isFrom, statementsIn } from "./source-statements.ts";

const SOURCE = [
  "/** Reads `cash`: SELECT is no statement here. */",
  'await queries.query("DELETE FROM ebok.session WHERE id_hash = $1", [id]);',
  "// `SELECT 1`",
  "const rows = await queries.query(",
  "  `SELECT ${COLUMNS}, ${kinds.map((kind) => `${kind}`).join()}",
  "    FROM cash c`,",
  ");",
].join("\n");

it("(part of LMS-47) finds the statements of a source, without those of comments", () => {
  expect(statementsIn("a.ts", SOURCE).map(({ text }) => text)[0]).toBe("DELETE FROM ebok.session WHERE id_hash = $1");
  expect(statementsIn("a.ts", "`SELECT ${COLUMNS}\n    FROM cash c`").map(({ text }) => text)).toEqual([
    "SELECT … FROM cash c",
  ]);
  expect(statementsIn("a.ts", "/** `SELECT 1` */\n// `SELECT 2`")).toEqual([]);
});

it("(part of LMS-47) recognises a sent statement by its beginning, whatever stands in the gaps", () => {
  const statement = { file: "a.ts", text: "SELECT … FROM cash c WHERE c.id = $1" };
  expect(isFrom(statement, "SELECT c.id,\n  c.value FROM cash c\n  WHERE c.id = $1 FOR UPDATE")).toBe(true);
  expect(isFrom(statement, "SELECT c.id FROM cash c WHERE c.id > $1")).toBe(false);
});

it("(part of LMS-47) finds the statements of every repository of the provider", () => {
  const files = new Set(providerStatements().map(({ file }) => file));
  expect(files.size).toBeGreaterThan(25);
  expect(files).toContain("providers/lms/finance/ledger.repository.ts");
});

it("(part of LMS-47) finds no source of an unknown statement", () => {
  const foundIn = (sql: string) =>
    [providerStatements(), testStatements()].map((statements) => originOf(statements, { sql, values: [] })?.file);
  const [ofProvider] = foundIn("SELECT 1 AS ready FROM ebok.session LIMIT 1");
  expect(ofProvider).toMatch(/^providers\/lms\//);
  expect(foundIn("SELECT c.id FROM cash c WHERE c.comment LIKE $1")).toEqual([undefined, undefined]);
});
