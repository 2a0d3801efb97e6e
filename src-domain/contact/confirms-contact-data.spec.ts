import { expect, it } from "vitest";
import { confirmsContactData } from "./confirms-contact-data.ts";

const NONE = { mobilePhone1Code: undefined, mobilePhone2Code: undefined, mainEmailCode: undefined };

it.each(["mobilePhone1Code", "mobilePhone2Code", "mainEmailCode"])(
  "(part of SET-06) confirms the contact data by %s",
  (field) => {
    expect(confirmsContactData({ ...NONE, [field]: "123456" })).toBe(true);
  },
);

it("(part of SET-06) confirms no contact data without a code of the e-mail or a mobile number", () => {
  expect(confirmsContactData(NONE)).toBe(false);
});
