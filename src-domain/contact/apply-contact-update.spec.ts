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

  it("(part of ACC-05) applies a sent address; keeps commune and zip in the same town", () => {
    const stored = {
      zip: "80-309",
      city: "Gdańsk",
      cityTeryt: "0933016",
      cityMeta: "Oliwa",
      street: "ul. Polanki",
      building: "12",
      flat: "3",
    };
    const before = { ...BEFORE, address: stored };
    const sent = { ...stored, zip: undefined, building: "14", streetTeryt: "16845" };
    const { cityMeta: _commune, ...address } = sent;
    const { streetTeryt: _code, ...moved } = sent;
    expect(applyContactUpdate(before, { ...same, address }).address).toEqual({ ...moved, zip: "80-309" });
    expect(applyContactUpdate(before, { ...same, address: { ...address, city: "Łeba" } }).address).toEqual({
      ...moved,
      city: "Łeba",
      cityMeta: undefined,
    });
    expect(applyContactUpdate(before, same).address).toBe(stored);
    expect([
      isContactUpdateApplied({ ...same, address }, before),
      isContactUpdateApplied({ ...same, address }, { ...before, address: { ...stored, building: "14" } }),
    ]).toEqual([false, true]);
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
