import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { optionStatus, productStatus } from "./product.ts";

const KNOWN = ["DURING_RESIGNATION", "SUSPENDED", "ORDERED", "ACTIVE", "INACTIVE", "RESIGNED"];

describe("product status", () => {
  it.each(KNOWN)("[PROD-03] decodes the product status %s as itself", (status) => {
    expect(productStatus(status)).toBe(status);
  });

  it.each(["TERMINATED", "", "active", " ACTIVE", "BLOCKED", "toString", undefined])(
    "[PROD-03] decodes the product status %j as INACTIVE",
    (text) => {
      expect(productStatus(text)).toBe("INACTIVE");
    },
  );

  it("[PROD-03] decodes any text as one of the six product statuses", () => {
    expect(() => fc.assert(fc.property(fc.string(), (text) => KNOWN.includes(productStatus(text))))).not.toThrow();
  });
});

describe("option status", () => {
  it("decodes an option status as active, inactive or pending, any other as inactive", () => {
    expect(["active", "inactive", "pending", "ACTIVE", "", undefined].map((text) => optionStatus(text))).toEqual([
      "active",
      "inactive",
      "pending",
      "inactive",
      "inactive",
      "inactive",
    ]);
  });
});
