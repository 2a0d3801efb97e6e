import { describe, expect, it } from "vitest";
import { aContact, aContactUpdate } from "#test/mothers/index.ts";
import { applyContactUpdate, isContactUpdateApplied } from "./apply-contact-update.ts";

const PERMISSIONS = [
  { type: "EMAIL", required: false, state: true },
  { type: "PHONE", required: true, state: false },
];
const BEFORE = aContact({
  mobilePhones: ["601234567"],
  linePhones: ["583012247"],
  mainEmail: "anna@poczta.pl",
  documentSendEmail: "faktury@poczta.pl",
  marketingPermissions: PERMISSIONS,
  showChat: true,
});
/** Update without changes to `BEFORE`. */
const same = aContactUpdate({
  mobilePhones: ["601234567"],
  linePhones: ["583012247"],
  mainEmail: "anna@poczta.pl",
  documentSendEmail: "faktury@poczta.pl",
  marketingPermissions: PERMISSIONS,
});

describe("applyContactUpdate", () => {
  it("applies the sent contact data and clears removed values", () => {
    const payload = aContactUpdate({
      mobilePhones: ["602118904"],
      linePhones: [],
      mainEmail: "",
      documentSendEmail: "",
      marketingPermissions: [],
    });
    expect(applyContactUpdate(BEFORE, payload)).toEqual({
      mobilePhones: ["602118904"],
      linePhones: [],
      mainEmail: undefined,
      documentSendEmail: undefined,
      marketingPermissions: [],
      showChat: true,
      address: undefined,
    });
    expect(applyContactUpdate(BEFORE, same)).toEqual(BEFORE);
  });

  it("keeps the permissions that the consents page does not send", () => {
    expect(applyContactUpdate(BEFORE, { ...same, marketingPermissions: undefined }).marketingPermissions).toBe(
      PERMISSIONS,
    );
  });
});

describe("isContactUpdateApplied", () => {
  it("finds a contact update applied when the server has all sent data", () => {
    expect(isContactUpdateApplied(same, BEFORE)).toBe(true);
    expect(isContactUpdateApplied({ ...same, marketingPermissions: undefined }, BEFORE)).toBe(true);
    expect(
      isContactUpdateApplied(
        aContactUpdate({ mobilePhones: [], mainEmail: "", marketingPermissions: [] }),
        aContact({ mobilePhones: [], linePhones: [], mainEmail: undefined, documentSendEmail: undefined }),
      ),
    ).toBe(true);
  });

  it.each([
    ["a number", { mobilePhones: ["602118904"] }],
    ["an added number", { mobilePhones: ["601234567", "602118904"] }],
    ["a landline", { linePhones: [] }],
    ["the address", { mainEmail: "ewa@poczta.pl" }],
    ["no address", { mainEmail: "" }],
    ["the address for documents", { documentSendEmail: "" }],
    [
      "a permission",
      {
        marketingPermissions: [
          { type: "EMAIL", required: false, state: true },
          { type: "PHONE", required: true, state: true },
        ],
      },
    ],
    ["a removed permission", { marketingPermissions: [{ type: "EMAIL", required: false, state: true }] }],
    [
      "another permission",
      {
        marketingPermissions: [
          { type: "EMAIL", required: false, state: true },
          { type: "POST", required: true, state: false },
        ],
      },
    ],
  ])("finds a contact update not applied when %s differs", (_, changes) => {
    expect(isContactUpdateApplied({ ...same, ...changes }, BEFORE)).toBe(false);
  });
});
