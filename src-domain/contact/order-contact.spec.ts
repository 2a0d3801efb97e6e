import { expect, it } from "vitest";
import { aContact } from "#test/mothers/index.ts";
import { orderContact } from "./order-contact.ts";

const DATA = aContact({ mobilePhones: ["601234567", "602118904"], mainEmail: "anna@poczta.pl" });
const PHONE = "601\u00a0234\u00a0567";

it.each([
  [true, false, false, { phone: PHONE, email: "anna@poczta.pl" }],
  [true, true, false, { phone: PHONE }],
  [true, false, true, { email: "anna@poczta.pl" }],
  [true, true, true, {}],
  [false, false, false, {}],
] as const)(
  "returns the allowed order contacts: visible %s, e-mail restricted %s, phone restricted %s",
  (contactDataVisible, email, phone, expected) => {
    expect(orderContact(DATA, { contactDataVisible, rodo: { email, phone, address: false } })).toEqual(expected);
  },
);

it("returns no order contacts when the customer has none", () => {
  expect(
    orderContact(
      { ...DATA, mobilePhones: [], mainEmail: undefined },
      { contactDataVisible: true, rodo: { email: false, phone: false, address: false } },
    ),
  ).toEqual({});
});
