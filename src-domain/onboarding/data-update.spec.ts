import { contactVisibilityOf } from "#domain/contact/index.ts";
import { expect, it } from "vitest";
import { aClient, aStoredOnboardingFlag, day, TODAY } from "#test/mothers/index.ts";
import { canAskForUpdate, isUpdateDue } from "./data-update.ts";

const confirmed = (expirationDate: string | undefined, eventSet = true) =>
  aStoredOnboardingFlag({
    eventName: "personalDataConfirm",
    eventSet,
    expirationDate: expirationDate === undefined ? undefined : day(expirationDate),
  });

it("asks for an update of personal data once their confirmation has expired", () => {
  expect(isUpdateDue([confirmed("2026-11-19")], TODAY)).toBe(true);
  expect(isUpdateDue([confirmed("2026-11-20")], TODAY)).toBe(false);
  expect(isUpdateDue([confirmed("2026-11-19"), confirmed("2026-11-21")], TODAY)).toBe(false);
  expect(isUpdateDue([confirmed(undefined)], TODAY)).toBe(false);
});

it("asks for no data update without a former confirmation, nor for other tasks", () => {
  expect(isUpdateDue([], TODAY)).toBe(false);
  expect(isUpdateDue([confirmed("2026-11-19", false)], TODAY)).toBe(false);
  expect(
    isUpdateDue([aStoredOnboardingFlag({ eventName: "setTheme", expirationDate: day("2026-11-19") })], TODAY),
  ).toBe(false);
});

it.each([
  [{}, true],
  [{ contactDataVisible: false }, false],
  [{ contactDataEditable: false }, false],
  [{ rodo: { email: true, phone: false, personalData: false, address: false } }, false],
  [{ rodo: { email: false, phone: true, personalData: false, address: false } }, false],
])("asks for a data update only when all contact data can be seen and changed: %o", (changes, expected) => {
  const client = aClient({ contactDataVisible: true, contactDataEditable: true, ...changes });
  expect(canAskForUpdate(contactVisibilityOf(client), client)).toBe(expected);
});
