import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";
import type { SourceFile } from "./ports.ts";
import { exportProblems, fileNameProblems, wordingProblems } from "./wording.ts";

/** Folders with code of ours; fixtures break the rules on purpose. */
const FOLDERS = [
  "src",
  "src-domain",
  "src-adapters",
  "src-ui",
  "providers",
  "sandbox",
  "scripts",
  "bench",
  "conformance",
  "deploy",
  "gallery",
  "test",
];

/** The rules spell the words that they deny; other fences' fixtures break rules on purpose. */
const NOT_CHECKED = /^test\/architecture\/(wording|fixtures\/)/;

function readFiles(root: string, folders: readonly string[]): readonly SourceFile[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root }))
    .map((name) => name.replaceAll("\\", "/"))
    .filter((path) => !NOT_CHECKED.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

/** Problems with a term of the conformance kit, which plants faults to test itself. */
const TERMS_OF_CONFORMANCE = /^conformance\/.*plant.*: (?:file name|name )|^conformance\/.*: name .*plant/i;

const isSpec = ({ path }: SourceFile): boolean => /\.spec\.tsx?$|\.d\.ts$/.test(path);

describe("rules of wording", () => {
  // Put together here, so that this file keeps the rules itself.
  const comment = (text: string): string => ["/", `** ${text} *`, "/"].join("");
  const deniedName = ["plan", "Desk"].join("");
  const title = "rejects a payment of an entry that has been paid in another tab while the review was still open";
  const file = (path: string, ...lines: readonly string[]): SourceFile => ({ path, text: lines.join("\n") });

  it.each([
    [file("src/a.ts", `const ${deniedName} = 1;`), [`src/a.ts: name ${deniedName}`]],
    [file(`src/plan-${"desk"}.ts`, "const plan = 1;"), ["src/plan-desk.ts: file name"]],
    [file("src/a.ts", comment("What is sent."), "const a = 1;"), ['src/a.ts: comment opens with "What is sent."']],
    [file("src/a.ts", comment("Asks nobody."), "const a = 1;"), ['src/a.ts: "nobody" in a comment']],
    [file("src/a.ts", comment("Amount. ".repeat(15)), "const a = 1;"), ["src/a.ts:1: wide comment"]],
    [file("src/a.spec.ts", `it("[FIN-01] ${title}", () => {});`), [`src/a.spec.ts: long title "${title}"`]],
    [file("src/a.spec.ts", comment("Amount due, in grosze."), 'it("returns the amount due", () => {});'), []],
  ])("reports denied names, comments and titles in %j", (source, problems) => {
    expect(wordingProblems([source])).toEqual(problems);
  });

  it("reports a file that is not named after its only export", () => {
    expect(
      fileNameProblems([
        file("src/payment-list.ts", "export class InvoiceTable {}"),
        file("src/invoices.store.ts", "export class InvoicesStore {}"),
        file("src/payment-order.ts", "export interface PaymentOrder {}", "export function validate(): void {}"),
      ]),
    ).toEqual(["src/payment-list.ts: exports InvoiceTable"]);
  });

  it("reports an exported name that two files declare", () => {
    const files = ["src/a.ts", "src/b.ts"].map((path) => file(path, "export type Repeated = string;"));
    expect(exportProblems([...files, file("src/c.ts", "export const once = 1;")])).toEqual([
      "Repeated: src/a.ts, src/b.ts",
    ]);
  });
});

describe("wording of the project", { timeout: 60_000 }, () => {
  const files = readFiles(ROOT, FOLDERS);
  const sources = files.filter((file) => !isSpec(file));

  it("uses no denied word in names and comments, and no long test title", () => {
    expect(files.length).toBeGreaterThan(2_000);
    expect(wordingProblems(files).filter((problem) => !TERMS_OF_CONFORMANCE.test(problem))).toEqual([]);
  });

  it("names each file after its main export", () => {
    expect(fileNameProblems(sources)).toEqual([]);
  });

  it("declares each exported name once", () => {
    // The cases of test/faults have the names of the contract's operations.
    expect(exportProblems(sources.filter(({ path }) => !path.startsWith("test/faults/")))).toEqual([]);
  });
});
