import { describe, expect, it } from "vitest";
import { productBlockade } from "./product.ts";

describe("blockade of a service", () => {
  it("has one of two reasons, or unknown for any other", () => {
    expect(["arrears", "vindication", " arrears ", "FRAUD"].map(productBlockade)).toEqual([
      "arrears",
      "vindication",
      "arrears",
      "unknown",
    ]);
  });

  it("is undefined when the wire contains no reason", () => {
    expect([undefined, "", " "].map(productBlockade)).toEqual([undefined, undefined, undefined]);
  });
});
