import { describe, expect, it } from "vitest";
import { productBlockade } from "./product.ts";

describe("the blockade of a service", () => {
  it("has one of two reasons; one that nobody knows is still a blockade", () => {
    expect(["arrears", "vindication", " arrears ", "FRAUD"].map(productBlockade)).toEqual([
      "arrears",
      "vindication",
      "arrears",
      "unknown",
    ]);
  });

  it("is none where the wire says nothing", () => {
    expect([undefined, "", " "].map(productBlockade)).toEqual([undefined, undefined, undefined]);
  });
});
