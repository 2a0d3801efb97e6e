import { describe, expect, it } from "vitest";
import { CONTACT_FIELDS, type ContactFieldName } from "./contact-field.ts";
import { reduceContact, openContactForm, sentCodeOf, type ContactEvent } from "./contact-reducer.ts";
import { isFieldChanged, isFieldShown } from "./contact-field-state.ts";
import { canSave, contactViolations, contactUpdate } from "./contact-form-rules.ts";
import type { ContactFormState, ContactOrigin, ContactRequirement, ContactFormOptions } from "./contact-form-state.ts";
import type { ContactData } from "./contact.ts";

const NOW = 1_795_000_000_000;
const OPTIONS: ContactFormOptions = {
  origin: "personalData",
  requirement: "EMAIL_OR_PHONE",
  visible: true,
  editable: true,
  ebokAccess: true,
  restricted: { email: false, phone: false, address: false },
};
const DATA: ContactData = {
  mobilePhones: ["601234567", "602345678"],
  linePhones: ["583012247", "583012248"],
  mainEmail: "anna@poczta.pl",
  documentSendEmail: "faktury@poczta.pl",
  marketingPermissions: [
    { type: "EMAIL", required: false, state: true },
    { type: "PHONE", required: false, state: false },
  ],
  showChat: true,
  address: undefined,
};
const VALUES: Readonly<Record<ContactFieldName, string>> = {
  mobilePhone1: "601234567",
  mobilePhone2: "602345678",
  linePhone1: "583012247",
  linePhone2: "583012248",
  mainEmail: "anna@poczta.pl",
  documentSendEmail: "faktury@poczta.pl",
};
const OTHERS: Readonly<Record<ContactFieldName, string>> = {
  mobilePhone1: "603118904",
  mobilePhone2: "604118904",
  linePhone1: "583012249",
  linePhone2: "583012250",
  mainEmail: "nowy@poczta.pl",
  documentSendEmail: "inny@poczta.pl",
};
const play = (formState: ContactFormState, ...events: readonly ContactEvent[]): ContactFormState =>
  events.reduce(reduceContact, formState);
const opened = (options: Partial<ContactFormOptions> = {}): ContactFormState =>
  openContactForm(DATA, { ...OPTIONS, ...options });
const edit = (field: ContactFieldName, text: string): ContactEvent => ({ kind: "edit", field, text });
/** Changes the field and types its code, if it needs one. */
const coded = (field: ContactFieldName, code = "123456"): readonly ContactEvent[] => [
  edit(field, OTHERS[field]),
  { kind: "request-code", field, now: NOW },
  { kind: "code-sent", field, value: OTHERS[field], now: NOW },
  { kind: "type-code", field, text: code },
];

describe("contact data", () => {
  it("[ACC-02] tracks value, change and validity of six contact fields, codes except for landlines", () => {
    const formState = opened();
    expect(
      CONTACT_FIELDS.map((name) => [name, formState.fields[name].value, isFieldChanged(formState.fields[name])]),
    ).toEqual(CONTACT_FIELDS.map((name) => [name, VALUES[name], false]));
    for (const name of CONTACT_FIELDS) {
      const wrong = play(formState, edit(name, "x"));
      expect([isFieldChanged(wrong.fields[name]), contactViolations(wrong)], name).toEqual([
        true,
        [{ field: name, why: name.endsWith("Email") ? "email" : "phone" }],
      ]);
      const changed = play(formState, ...coded(name));
      expect(
        [changed.fields[name].value, isFieldChanged(changed.fields[name]), contactViolations(changed)],
        name,
      ).toEqual([OTHERS[name], true, []]);
      expect(sentCodeOf(changed.fields[name])?.typed, name).toBe(name.startsWith("line") ? undefined : "123456");
    }
  });

  it("[ACC-04] saves contact data only when changed and valid, and ends with thanks or an error", () => {
    const unchanged = opened();
    const invalid = play(opened(), edit("linePhone1", "58"));
    const unproven = play(opened(), edit("mobilePhone1", OTHERS.mobilePhone1));
    for (const formState of [unchanged, invalid, unproven])
      expect([canSave(formState), play(formState, { kind: "save" })]).toEqual([false, formState]);
    const valid = play(opened(), ...coded("mobilePhone1"));
    expect(canSave(valid)).toBe(true);
    const saving = play(valid, { kind: "save" });
    expect(saving.status).toEqual({ kind: "saving" });
    expect(play(saving, { kind: "saved" }).status).toEqual({ kind: "saved" });
    expect(play(saving, { kind: "refused", wrongCodes: [] }).status).toEqual({
      kind: "editing",
      saveError: "unavailable",
    });
    expect(play(saving, { kind: "unanswered" }).status).toEqual({ kind: "editing", saveError: "unknown" });
  });

  it("[ACC-05] sends lists, codes and permissions of the contract with contact data, and the origin", () => {
    const all = CONTACT_FIELDS.flatMap((name, index) => coded(name, `00000${index}`));
    const whole = {
      mobilePhones: [OTHERS.mobilePhone1, OTHERS.mobilePhone2],
      linePhones: [OTHERS.linePhone1, OTHERS.linePhone2],
      mainEmail: OTHERS.mainEmail,
      documentSendEmail: OTHERS.documentSendEmail,
      mobilePhone1Code: "000000",
      mobilePhone2Code: "000001",
      mainEmailCode: "000004",
      documentSendEmailCode: "000005",
      marketingPermissions: DATA.marketingPermissions,
      activatesEInvoice: false,
      openedFrom: undefined,
    };
    const untouched = {
      ...whole,
      mobilePhones: DATA.mobilePhones,
      linePhones: DATA.linePhones,
      mainEmail: DATA.mainEmail,
      documentSendEmail: DATA.documentSendEmail,
      mobilePhone1Code: undefined,
      mobilePhone2Code: undefined,
      mainEmailCode: undefined,
      documentSendEmailCode: undefined,
    };
    const sent: Readonly<Record<ContactOrigin, object>> = {
      personalData: whole,
      agreements: { ...whole, marketingPermissions: undefined, openedFrom: "agreements" },
      "data-update": { ...whole, openedFrom: "data-update" },
      eInvoice: { ...whole, activatesEInvoice: true },
      // The form of an offer has no document e-mail: it is sent unchanged.
      offerSummary: { ...whole, documentSendEmail: DATA.documentSendEmail, documentSendEmailCode: undefined },
    };
    for (const origin of ["personalData", "agreements", "data-update", "eInvoice", "offerSummary"] as const) {
      const formState = opened({ origin });
      expect(contactUpdate(play(formState, ...all)), origin).toEqual(sent[origin]);
      expect(isFieldShown(formState, "documentSendEmail"), origin).toBe(origin !== "offerSummary");
    }
    expect(contactUpdate(opened())).toEqual(untouched);
    const permitted = play(opened(), { kind: "permit", type: "PHONE", state: true });
    expect(contactUpdate(permitted)).toEqual({
      ...untouched,
      marketingPermissions: [
        { type: "EMAIL", required: false, state: true },
        { type: "PHONE", required: false, state: true },
      ],
    });
  });

  it("[ACC-08] checks each contact requirement for every combination of filled fields", () => {
    const enough: Readonly<
      Record<ContactRequirement, (has: { mobile: boolean; line: boolean; mail: boolean }) => boolean>
    > = {
      EMAIL_OR_PHONE: ({ mobile, line, mail }) => mobile || line || mail,
      EMAIL: ({ mail }) => mail,
      PHONE: ({ mobile, line }) => mobile || line,
      EMAIL_AND_MOBILE_PHONE: ({ mobile, mail }) => mobile && mail,
    };
    for (const requirement of ["EMAIL_OR_PHONE", "EMAIL", "PHONE", "EMAIL_AND_MOBILE_PHONE"] as const)
      for (let mask = 0; mask < 2 ** CONTACT_FIELDS.length - 1; mask += 1) {
        const left = CONTACT_FIELDS.filter((_, index) => (mask & (1 << index)) !== 0);
        const formState = play(
          opened({ requirement }),
          ...CONTACT_FIELDS.filter((name) => !left.includes(name)).map((name) => edit(name, "")),
        );
        const has = (...names: readonly ContactFieldName[]): boolean => names.some((name) => left.includes(name));
        const isEnough = enough[requirement]({
          mobile: has("mobilePhone1", "mobilePhone2"),
          line: has("linePhone1", "linePhone2"),
          mail: has("mainEmail"),
        });
        expect([contactViolations(formState), canSave(formState)], `${requirement} with ${left.join(" ")}`).toEqual([
          isEnough ? [] : [{ field: undefined, why: "requirement" }],
          isEnough,
        ]);
      }
  });
});
