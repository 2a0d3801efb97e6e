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
    expect(saveBlockerOf(play({}, { kind: "permit", type: "EMAIL", state: false }))).toBe("requiredPermissions");
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
