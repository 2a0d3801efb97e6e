import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { configurationFor } from "../../sandbox/configuration/configuration.ts";
import { CONTRACT_OPERATIONS } from "./contract-operations.ts";
import { findUnknownOperations } from "./find-unknown-operations.ts";

function errorsOf(supports: readonly string[], lacks?: readonly string[]) {
  const configuration = configurationFor({ brand: "splot" });
  return findUnknownOperations({ ...configuration, provider: { ...configuration.provider, supports, lacks } });
}

describe("findUnknownOperations", () => {
  it("accepts every operation of the contract in both lists", () => {
    expect(errorsOf(CONTRACT_OPERATIONS, CONTRACT_OPERATIONS)).toEqual([]);
    expect(findUnknownOperations(configurationFor({ brand: "splot" }))).toEqual([]);
  });

  it("[CALL-14] reports a misspelled operation with the most similar name", () => {
    expect(errorsOf(["getFaq", "getfaq"], ["getOpenPayment", "payByCarrierPigeon"])).toEqual([
      { at: "provider.supports[1]", expects: "similarOperation", bounds: "getFaq", found: '"getfaq"' },
      { at: "provider.lacks[0]", expects: "similarOperation", bounds: "getOpenPayments", found: '"getOpenPayment"' },
      { at: "provider.lacks[1]", expects: "operation", bounds: undefined, found: '"payByCarrierPigeon"' },
    ]);
  });

  it("suggests each operation when its second letter is missing or its last one doubled", () => {
    for (const name of CONTRACT_OPERATIONS) {
      const misspelled = [`${name[0]}${name.slice(2)}`, `${name}${name.at(-1)}`];
      expect(errorsOf(misspelled).map(({ bounds }) => bounds)).toEqual([name, name]);
    }
  });

  it("lists the operations that the schema of config.json accepts", () => {
    const schema: unknown = JSON.parse(
      readFileSync(resolve(import.meta.dirname, "../../docs/contract/config.schema.json"), "utf8"),
    );
    expect(schema).toMatchObject({ $defs: { operation: { enum: CONTRACT_OPERATIONS } } });
  });
});
