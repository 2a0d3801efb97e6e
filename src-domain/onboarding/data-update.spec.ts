import { expect, it } from "vitest";
import { aClient, anOnboardingEvent, day, TODAY } from "#test/mothers/index.ts";
import { canAskForUpdate, isUpdateDue } from "./data-update.ts";

const confirmed = (expirationDate: string | undefined, eventSet = true) =>
  anOnboardingEvent({
    eventName: "personalDataConfirm",
    eventSet,
    expirationDate: expirationDate === undefined ? undefined : day(expirationDate),
  });

it("asks whether personal data are right once their confirmation has run out, and not before", () => {
  expect(isUpdateDue([confirmed("2026-11-19")], TODAY)).toBe(true);
  expect(isUpdateDue([confirmed("2026-11-20")], TODAY)).toBe(false);
  expect(isUpdateDue([confirmed("2026-11-19"), confirmed("2026-11-21")], TODAY)).toBe(false);
  expect(isUpdateDue([confirmed(undefined)], TODAY)).toBe(false);
});

it("asks nobody who has never confirmed them, nor about another task", () => {
  expect(isUpdateDue([], TODAY)).toBe(false);
  expect(isUpdateDue([confirmed("2026-11-19", false)], TODAY)).toBe(false);
  expect(isUpdateDue([anOnboardingEvent({ eventName: "setTheme", expirationDate: day("2026-11-19") })], TODAY)).toBe(
    false,
  );
});

it.each([
  [{}, true],
  [{ contactDataVisible: false }, false],
  [{ contactDataEditable: false }, false],
  [{ rodo: { email: true, phone: false, personalData: false, address: false } }, false],
  [{ rodo: { email: false, phone: true, personalData: false, address: false } }, false],
])("asks nobody about what may not be seen or changed: %o", (changes, expected) => {
  expect(canAskForUpdate(aClient({ contactDataVisible: true, contactDataEditable: true, ...changes }))).toBe(expected);
});
