import { describe, expect, it } from "vitest";
import { START } from "#test/fakes/movable-clock.ts";
import { aContact } from "#test/mothers/index.ts";
import { reduceContact, openContactForm, type ContactEvent } from "./contact-reducer.ts";
import { canSave, requirementOf, saveBlockerOf } from "./contact-form-rules.ts";
import type { ContactFormState, ContactFormOptions } from "./contact-form-state.ts";

const OPTIONS: ContactFormOptions = {
  origin: "personalData",
  requirement: "EMAIL_OR_PHONE",
  visible: true,
  editable: true,
  ebokAccess: true,
  restricted: { email: false, phone: false, address: false },
};
const play = (options: Partial<ContactFormOptions>, ...events: readonly ContactEvent[]): ContactFormState =>
  events.reduce(
    reduceContact,
    openContactForm(aContact({ marketingPermissions: [{ type: "EMAIL", required: true, state: true }] }), {
      ...OPTIONS,
      ...options,
    }),
  );
const line = (text: string): ContactEvent => ({ kind: "edit", field: "linePhone1", text });

describe("blocker of a save", () => {
  it("(part of ACC-04) reports an unchanged contact form, then violations in field order", () => {
    expect(saveBlockerOf(play({}))).toBe("unchanged");
    expect(saveBlockerOf(play({}, line("1")))).toBe("phone");
    expect(saveBlockerOf(play({}, line("1"), { kind: "edit", field: "mobilePhone1", text: "601234567" }))).toBe(
      "phone",
    );
    expect(saveBlockerOf(play({}, line("601234567")))).toBe("phoneRepeated");
    expect(saveBlockerOf(play({}, { kind: "edit", field: "mainEmail", text: "a@poczta.pl" }, line("1")))).toBe("phone");
    expect(saveBlockerOf(play({}, { kind: "edit", field: "mainEmail", text: "a@poczta.pl" }))).toBe(
      "unconfirmedChange",
    );
    expect(saveBlockerOf(play({ requirement: "EMAIL" }, { kind: "edit", field: "mainEmail", text: "" }))).toBe(
      "requirement",
    );
    expect(saveBlockerOf(play({}, { kind: "permit", type: "EMAIL", state: false }))).toBeUndefined();
  });

  describe("with permissions", () => {
    const opened = (isRequiredGiven: boolean, ...events: readonly ContactEvent[]) =>
      saveBlockerOf(
        events.reduce(
          reduceContact,
          openContactForm(
            aContact({
              marketingPermissions: [
                { type: "EMAIL", required: true, state: isRequiredGiven },
                { type: "PHONE", required: false, state: true },
                { type: "PUSH", required: false, state: false },
              ],
            }),
            OPTIONS,
          ),
        ),
      );
    const withdraw = (type: string): ContactEvent => ({ kind: "permit", type, state: false });
    const give = (type: string): ContactEvent => ({ kind: "permit", type, state: true });

    it("(part of CONSENT-03) saves every change that only withdraws permissions or removes data", () => {
      for (const isRequiredGiven of [true, false])
        expect(opened(isRequiredGiven, withdraw("PHONE"), line(""))).toBeUndefined();
      expect(opened(true, withdraw("EMAIL"))).toBeUndefined();
      expect(opened(true, withdraw("EMAIL"), withdraw("PHONE"))).toBeUndefined();
    });

    it("(part of CONSENT-03) demands a required permission never given for new data or permissions", () => {
      for (const adds of [line("583012248"), give("PUSH")]) {
        expect(opened(false, adds, withdraw("PHONE"))).toBe("requiredPermissions");
        expect(opened(false, adds, give("EMAIL"))).toBeUndefined();
        expect(opened(true, adds)).toBeUndefined();
        // The withdrawal does not depend on what else the save changes.
        expect(opened(true, adds, withdraw("EMAIL"))).toBeUndefined();
      }
    });

    it("(part of CONSENT-03) demands a required permission never given for a new contact address", () => {
      const address: ContactEvent = { kind: "edit-address", field: "building", text: "7" };
      expect(opened(false, address)).toBe("requiredPermissions");
      expect(opened(true, address)).not.toBe("requiredPermissions");
    });
  });

  it("(part of ACC-08, part of EINV-01) saves the address of e-invoices without a main e-mail", () => {
    const events: readonly ContactEvent[] = [
      { kind: "edit", field: "documentSendEmail", text: "faktury@poczta.pl" },
      { kind: "request-code", field: "documentSendEmail", now: START },
      { kind: "code-sent", field: "documentSendEmail", value: "faktury@poczta.pl", now: START },
      { kind: "type-code", field: "documentSendEmail", text: "123456" },
    ];
    const withoutMain = (origin: ContactFormOptions["origin"]) =>
      events.reduce(
        reduceContact,
        openContactForm(aContact({ mainEmail: undefined, documentSendEmail: undefined }), {
          ...OPTIONS,
          origin,
          requirement: "EMAIL",
        }),
      );
    expect(saveBlockerOf(withoutMain("eInvoice"))).toBeUndefined();
    // A consent needs the main e-mail.
    expect(saveBlockerOf(withoutMain("agreements"))).toBe("requirement");
  });

  it("reports no blocker when the contact form can be saved or is being saved", () => {
    const ready = play({}, line("583012248"));
    expect([canSave(ready), saveBlockerOf(ready)]).toEqual([true, undefined]);
    expect(saveBlockerOf(reduceContact(ready, { kind: "save" }))).toBeUndefined();
    expect(saveBlockerOf(play({ editable: false }))).toBeUndefined();
  });
});

it.each([
  ["personalData", "EMAIL_OR_PHONE"],
  ["agreements", "EMAIL_OR_PHONE"],
  ["data-update", "EMAIL_OR_PHONE"],
  ["eInvoice", "EMAIL"],
  ["offerSummary", "EMAIL_AND_MOBILE_PHONE"],
] as const)(
  "(part of ACC-08) requires, with the contact form opened from %s, the contact data %s",
  (origin, requirement) => {
    expect(requirementOf(origin)).toBe(requirement);
  },
);
