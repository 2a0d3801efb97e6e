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
/** All that `BEFORE` has. */
const same = aContactUpdate({
  mobilePhones: ["601234567"],
  linePhones: ["583012247"],
  mainEmail: "anna@poczta.pl",
  documentSendEmail: "faktury@poczta.pl",
  marketingPermissions: PERMISSIONS,
});

describe("contact data after a saving", () => {
  it("are what was sent, and nothing is kept of what was taken away", () => {
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

  it("keep the permissions that agreements do not send", () => {
    expect(applyContactUpdate(BEFORE, { ...same, marketingPermissions: undefined }).marketingPermissions).toBe(
      PERMISSIONS,
    );
  });
});

describe("a saving without an answer", () => {
  it("has come through where the provider has all that was sent", () => {
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
    ["a number more", { mobilePhones: ["601234567", "602118904"] }],
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
    ["a permission less", { marketingPermissions: [{ type: "EMAIL", required: false, state: true }] }],
    [
      "another permission",
      {
        marketingPermissions: [
          { type: "EMAIL", required: false, state: true },
          { type: "POST", required: true, state: false },
        ],
      },
    ],
  ])("has not where %s differs", (_, changes) => {
    expect(isContactUpdateApplied({ ...same, ...changes }, BEFORE)).toBe(false);
  });
});
