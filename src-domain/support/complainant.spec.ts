import { describe, expect, it } from "vitest";
import { complainantOf, type ComplainantData } from "./complainant.ts";

const ANNA: ComplainantData = {
  companyName: undefined,
  firstName: "Anna",
  lastName: "Nowak",
  accountNumber: "4127830",
  rodo: { personalData: false },
};

describe("complainantOf", () => {
  it("returns as complainant the name of the person with the account", () => {
    expect(complainantOf(ANNA)).toEqual({ name: "Anna Nowak", account: "4127830" });
    expect(complainantOf({ ...ANNA, firstName: undefined }).name).toBe("Nowak");
  });

  it("returns as complainant the name of the company when there is one", () => {
    expect(complainantOf({ ...ANNA, companyName: "Latarnia S.A." }).name).toBe("Latarnia S.A.");
  });

  it("returns no complainant name when it is unknown or restricted", () => {
    expect(complainantOf({ ...ANNA, firstName: undefined, lastName: undefined }).name).toBeUndefined();
    expect(complainantOf({ ...ANNA, rodo: { personalData: true } })).toEqual({ name: undefined, account: "4127830" });
  });
});
