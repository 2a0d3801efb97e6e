import { describe, expect, it } from "vitest";
import { productBlockade } from "./product.ts";

describe("blockade of a service", () => {
  it("returns one of two blockade reasons, or unknown for any other", () => {
    expect(["arrears", "vindication", " arrears ", "FRAUD"].map(productBlockade)).toEqual([
      "arrears",
      "vindication",
      "arrears",
      "unknown",
    ]);
  });

  it("returns no blockade when the wire contains no reason", () => {
    expect([undefined, "", " "].map(productBlockade)).toEqual([undefined, undefined, undefined]);
  });
});
