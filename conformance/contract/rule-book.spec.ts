import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PublishedContract } from "./published-contract.ts";

const FOLDER = join(import.meta.dirname, "../../docs/contract");
const contract = new PublishedContract(FOLDER);
const rules = [...contract.ruleBook.rules.values()];
const withoutBreaks = (text: string): string => text.replaceAll(/\s+/g, " ");

describe("rules.json", () => {
  it.each(rules)("[KIT-01] cites for $id a sentence that stands in the contract", ({ cites }) => {
    expect(withoutBreaks(readFileSync(join(FOLDER, cites.file), "utf8"))).toContain(withoutBreaks(cites.sentence));
    expect(cites.sentence.length).toBeGreaterThan(20);
  });

  it("(part of KIT-01) names operations of the contract and has its version", () => {
    for (const { operations } of rules)
      for (const operation of operations) expect([...contract.operations.keys()]).toContain(operation);
    const { contract: version } = JSON.parse(readFileSync(join(FOLDER, "rules.json"), "utf8"));
    expect(version).toBe(contract.version);
  });

  it("(part of KIT-01) reads profiles from the table of the contract", () => {
    expect(contract.isInProfile("getClientData", "login")).toBe(true);
    expect(contract.isInProfile("getInvoiceDetails", "login")).toBe(false);
    expect(contract.isInProfile("getInvoiceDetails", "core")).toBe(true);
    expect(contract.isInProfile("getFaq", "core")).toBe(false);
    expect(contract.isInProfile("getFaq", "full")).toBe(true);
  });
});
