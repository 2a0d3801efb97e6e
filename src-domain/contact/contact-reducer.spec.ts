import { describe, expect, it } from "vitest";
import {
  canRequestCode,
  reduceContact,
  msUntilNextCode,
  openContactForm,
  sentCodeOf,
  type ContactEvent,
} from "./contact-reducer.ts";
import { asksForDocumentEmail, isDocumentEmailAsMain } from "./document-email.ts";
import { isFieldShown } from "./contact-field-state.ts";
import { canSave, contactViolations, contactUpdate } from "./contact-form-rules.ts";
import { CONTACT_FIELDS, type ContactFieldName } from "./contact-field.ts";
import type { ContactFormState, ContactFormOptions } from "./contact-form-state.ts";
import type { ContactData } from "./contact.ts";

const NOW = 1_795_000_000_000;
const DATA: ContactData = {
  mobilePhones: ["601234567"],
  linePhones: ["583012247"],
  mainEmail: "anna@poczta.pl",
  documentSendEmail: undefined,
  marketingPermissions: [{ type: "EMAIL", required: false, state: false }],
  showChat: true,
  address: undefined,
};
const options = (changes: Partial<ContactFormOptions> = {}): ContactFormOptions => ({
  origin: "personalData",
  requirement: "EMAIL_OR_PHONE",
  visible: true,
  editable: true,
  ebokAccess: true,
  restricted: { email: false, phone: false, address: false },
  ...changes,
});
const play = (formState: ContactFormState, ...events: readonly ContactEvent[]): ContactFormState =>
  events.reduce(reduceContact, formState);
const opened = (changes: Partial<ContactFormOptions> = {}, data: Partial<ContactData> = {}): ContactFormState =>
  openContactForm({ ...DATA, ...data }, options(changes));
const edit = (field: ContactFieldName, text: string): ContactEvent => ({ kind: "edit", field, text });
const NEW = "602118904";
const coded = [
  edit("mobilePhone1", "602 118 904"),
  { kind: "request-code", field: "mobilePhone1", now: NOW },
  { kind: "code-sent", field: "mobilePhone1", value: NEW, now: NOW },
] as const satisfies readonly ContactEvent[];
const confirmed = [
  ...coded,
  { kind: "type-code", field: "mobilePhone1", text: "123456" },
] as const satisfies readonly ContactEvent[];
const why = (formState: ContactFormState) =>
  contactViolations(formState).map(({ field, why: violation }) => [field, violation]);

describe("field of the contact form", () => {
  it.each([
    ["anna@", false],
    ["anna.nowa@poczta.example", true],
  ])("(part of CONTACT-03) lets e-invoices follow the new main e-mail %s only if it is valid", (typed, follows) => {
    const formState = play(opened({}, { documentSendEmail: DATA.mainEmail }), edit("mainEmail", typed));
    expect([asksForDocumentEmail(formState), isDocumentEmailAsMain(formState)]).toEqual([follows, follows]);
    expect(formState.fields.documentSendEmail.value).toBe(DATA.mainEmail);
  });

  it("(part of ACC-02, ACC-03) saves a contact field after its code; restores it when cancelled", () => {
    expect(why(play(opened(), coded[0]))).toEqual([["mobilePhone1", "unconfirmedChange"]]);
    const formState = play(opened(), ...confirmed);
    expect(canSave(formState)).toBe(true);
    expect(contactUpdate(formState)).toMatchObject({
      mobilePhones: [NEW],
      mobilePhone1Code: "123456",
      mainEmail: "anna@poczta.pl",
      mainEmailCode: undefined,
      openedFrom: undefined,
    });
    const cancelled = play(formState, { kind: "cancel", field: "mobilePhone1" });
    expect([cancelled.fields.mobilePhone1.value, canSave(cancelled)]).toEqual(["601234567", false]);
  });

  it("(part of ACC-03) requests another contact code after 60 s, or at once if none was sent", () => {
    const formState = play(opened(), ...coded);
    expect([
      canRequestCode(formState, "mobilePhone1", NOW + 59_999),
      canRequestCode(formState, "mobilePhone1", NOW + 60_000),
    ]).toEqual([false, true]);
    expect([
      msUntilNextCode(NOW, NOW + 1_000),
      msUntilNextCode(NOW, NOW - 3_600_000),
      msUntilNextCode(undefined, NOW),
    ]).toEqual([59_000, 60_000, 0]);
    const failed = play(opened(), coded[0], coded[1], { kind: "code-not-sent", field: "mobilePhone1", value: NEW });
    expect(canRequestCode(failed, "mobilePhone1", NOW + 1)).toBe(true);
    expect(
      canRequestCode(play(opened(), coded[0], coded[1]), "mobilePhone1", NOW + 60_000),
      "a request is running",
    ).toBe(false);
  });

  it("(part of ACC-03) keeps a sent contact code valid until another one is sent", () => {
    const again = play(opened(), ...confirmed, { kind: "request-code", field: "mobilePhone1", now: NOW + 60_000 });
    expect([sentCodeOf(again.fields.mobilePhone1)?.typed, canSave(again)]).toEqual(["123456", false]);
    const notSent = play(again, { kind: "code-not-sent", field: "mobilePhone1", value: NEW });
    expect([
      canSave(notSent),
      contactUpdate(notSent).mobilePhone1Code,
      canRequestCode(notSent, "mobilePhone1", NOW + 60_001),
    ]).toEqual([true, "123456", true]);
    const typed = play(
      again,
      { kind: "type-code", field: "mobilePhone1", text: "654321" },
      { kind: "code-not-sent", field: "mobilePhone1", value: NEW },
    );
    expect(contactUpdate(typed).mobilePhone1Code).toBe("654321");
    const sent = play(again, { kind: "code-sent", field: "mobilePhone1", value: NEW, now: NOW + 60_001 });
    expect(sentCodeOf(sent.fields.mobilePhone1)).toMatchObject({ typed: "", isWrong: false });
    expect(
      sentCodeOf(play(again, edit("mobilePhone1", "603118904")).fields.mobilePhone1),
      "the code belonged to another value",
    ).toBeUndefined();
  });

  it("(part of CONTACT-01) gives a contact value its code back when it is typed again", () => {
    const other = play(opened(), ...confirmed, edit("mobilePhone1", "603118904"));
    expect(canRequestCode(other, "mobilePhone1", NOW + 1), "nothing was sent to the other number").toBe(true);
    const back = play(other, edit("mobilePhone1", NEW));
    expect([sentCodeOf(back.fields.mobilePhone1)?.typed, canSave(back)]).toEqual(["123456", true]);
    expect(canRequestCode(back, "mobilePhone1", NOW + 59_999)).toBe(false);
    const late = play(opened(), coded[0], coded[1], edit("mobilePhone1", "603118904"), coded[2]);
    expect(play(late, edit("mobilePhone1", NEW)).fields.mobilePhone1.code.kind).toBe("sent");
    const notSent = play(opened(), coded[0], coded[1], edit("mobilePhone1", ""), {
      kind: "code-not-sent",
      field: "mobilePhone1",
      value: NEW,
    });
    expect(canRequestCode(play(notSent, edit("mobilePhone1", NEW)), "mobilePhone1", NOW)).toBe(true);
  });

  it("(part of ACC-03) requests no code for a landline or an empty, unchanged or invalid value", () => {
    for (const [field, text] of [
      ["linePhone1", NEW],
      ["mobilePhone1", ""],
      ["mobilePhone1", "601 234 567"],
      ["mobilePhone1", "123"],
      ["mainEmail", "nikt"],
      ["mobilePhone2", "1".repeat(251)],
    ] as const) {
      expect(canRequestCode(play(opened(), edit(field, text)), field, NOW), `${field} ${text}`).toBe(false);
    }
  });

  it("(part of VAL-05) requests no code for a phone number that another contact field has", () => {
    for (const repeated of ["601234567", "58 301 22 47"])
      expect(canRequestCode(play(opened(), edit("mobilePhone2", repeated)), "mobilePhone2", NOW), repeated).toBe(false);
    expect(canRequestCode(play(opened(), edit("mobilePhone2", NEW)), "mobilePhone2", NOW)).toBe(true);
  });

  it("(part of ACC-07) rejects a contact code because it is blank or for another value", () => {
    expect(why(play(opened(), ...confirmed, edit("mobilePhone1", "603118904")))).toEqual([
      ["mobilePhone1", "unconfirmedChange"],
    ]);
    expect(why(play(opened(), ...coded, { kind: "type-code", field: "mobilePhone1", text: "  " }))).toEqual([
      ["mobilePhone1", "unconfirmedChange"],
    ]);
    expect(
      play(opened(), ...confirmed, { kind: "type-code", field: "mobilePhone1", text: "123456789" }).fields.mobilePhone1
        .code,
    ).toMatchObject({ typed: "123456" });
    const late = play(opened(), coded[0], coded[1], edit("mobilePhone1", "603118904"), coded[2]);
    expect(late.fields.mobilePhone1.code.kind, "the response belongs to a former value").toBe("none");
  });

  it("(part of VAL-05) reports violations only of changed contact fields, not of server data", () => {
    expect(why(play(opened(), edit("linePhone2", "58 301 22 47")))).toEqual([["linePhone2", "phoneRepeated"]]);
    expect(why(play(opened(), edit("linePhone2", "123")))).toEqual([["linePhone2", "phone"]]);
    expect(why(play(opened(), edit("mainEmail", "nikt")))).toEqual([["mainEmail", "email"]]);
    expect(why(play(opened(), edit("mainEmail", `${"a".repeat(251)}`)))).toEqual([["mainEmail", "tooLong"]]);
    expect(why(opened({}, { mobilePhones: ["123"], mainEmail: "nikt" }))).toEqual([]);
  });
});

describe("save", () => {
  it("(part of ACC-04) saves only a changed contact form, once, and ends with thanks", () => {
    expect(play(opened(), { kind: "save" }).status.kind).toBe("editing");
    const saving = play(opened(), ...confirmed, { kind: "save" });
    expect(saving.status.kind).toBe("saving");
    expect(play(saving, edit("linePhone1", ""), { kind: "save" }), "nothing changes during a save").toEqual(saving);
    const thanks = play(saving, { kind: "saved" });
    expect(thanks.status.kind).toBe("saved");
    expect(play(thanks, edit("linePhone1", ""))).toBe(thanks);
  });

  it("(part of ACC-05) sends the contact data that the origin of the form needs", () => {
    const sent = (origin: ContactFormOptions["origin"]) => {
      const { marketingPermissions, activatesEInvoice, openedFrom } = contactUpdate(opened({ origin }));
      return [marketingPermissions !== undefined, activatesEInvoice, openedFrom];
    };
    expect(sent("personalData")).toEqual([true, false, undefined]);
    expect(sent("agreements")).toEqual([false, false, "agreements"]);
    expect(sent("eInvoice")).toEqual([true, true, undefined]);
    expect(sent("offerSummary")).toEqual([true, false, undefined]);
    expect(sent("data-update")).toEqual([true, false, "data-update"]);
  });

  it("(part of ACC-06) marks a wrong contact code until retyped, other refusals on the form", () => {
    const saving = play(opened(), ...confirmed, { kind: "save" });
    const refused = (wrongCodes: readonly ContactFieldName[]) => play(saving, { kind: "refused", wrongCodes });
    expect([why(refused(["mobilePhone1"])), refused(["mobilePhone1"]).status]).toEqual([
      [["mobilePhone1", "wrongCode"]],
      { kind: "editing", saveError: undefined },
    ]);
    expect(canSave(play(refused(["mobilePhone1"]), { kind: "type-code", field: "mobilePhone1", text: "654321" }))).toBe(
      true,
    );
    expect(why(refused(["mobilePhone1", "mainEmail"]))).toEqual([["mobilePhone1", "wrongCode"]]);
    for (const wrongCodes of [[], ["mainEmail" as const]])
      expect(refused(wrongCodes).status).toEqual({ kind: "editing", saveError: "unavailable" });
    expect(play(saving, { kind: "backend-access-refused" }).status).toEqual({ kind: "editing", saveError: undefined });
    expect(play(saving, { kind: "cancelled" }).status).toEqual({ kind: "editing", saveError: undefined });
    expect(play(saving, { kind: "unanswered" }).status).toEqual({ kind: "editing", saveError: "unknown" });
  });

  it.each([
    ["EMAIL_OR_PHONE", ["mobilePhone1", "mainEmail", "linePhone1"], true],
    ["EMAIL_OR_PHONE", ["mobilePhone1", "mainEmail"], false],
    ["EMAIL_OR_PHONE", ["mobilePhone1", "linePhone1"], false],
    ["EMAIL", ["mainEmail"], true],
    ["EMAIL", ["mobilePhone1", "linePhone1"], false],
    ["PHONE", ["mobilePhone1", "linePhone1"], true],
    ["PHONE", ["mobilePhone1", "mainEmail"], false],
    ["EMAIL_AND_MOBILE_PHONE", ["mobilePhone1"], true],
    ["EMAIL_AND_MOBILE_PHONE", ["mainEmail"], true],
    ["EMAIL_AND_MOBILE_PHONE", ["linePhone1"], false],
  ] as const)(
    "(part of ACC-08) checks the contact requirement %s without %j: missing %s",
    (requirement, emptied, tooLittle) => {
      const formState = play(opened({ requirement }), ...emptied.map((field) => edit(field, "")));
      expect(why(formState)).toEqual(tooLittle ? [[undefined, "requirement"]] : []);
      expect(canSave(formState)).toBe(!tooLittle);
    },
  );

  it("(part of ACC-09) shows the consents that need removed contact data and keeps the form", () => {
    const saving = play(opened(), edit("mainEmail", ""), { kind: "save" });
    const needed = play(saving, { kind: "consents-needed", consents: ["Oferty e-mailem"] });
    expect(needed.status).toEqual({ kind: "consents-needed", consents: ["Oferty e-mailem"] });
    expect(play(needed, edit("mainEmail", "x@y.pl"), { kind: "save" })).toBe(needed);
    expect(canSave(play(needed, { kind: "dismiss-consents" }))).toBe(true);
  });

  it("(part of VAL-09) requires permissions for new contact data, except on the consents page", () => {
    const data = { marketingPermissions: [{ type: "PHONE", required: true, state: false }] };
    const extended = (origin: ContactFormOptions["origin"]) =>
      play(opened({ origin }, data), edit("linePhone1", "583012248"));
    expect(why(extended("personalData"))).toEqual([[undefined, "requiredPermissions"]]);
    expect(why(extended("agreements"))).toEqual([]);
    expect(why(play(extended("personalData"), { kind: "permit", type: "PHONE", state: true }))).toEqual([]);
    expect(canSave(play(opened(), { kind: "permit", type: "EMAIL", state: true }))).toBe(true);
    expect(canSave(play(opened(), { kind: "permit", type: "UNKNOWN", state: true }))).toBe(false);
  });

  it("(part of CONSENT-03) saves the withdrawal of a required permission in the contact form", () => {
    const data = { marketingPermissions: [{ type: "PHONE", required: true, state: true }] };
    const withdrawn = play(opened({}, data), { kind: "permit", type: "PHONE", state: false });
    expect([why(withdrawn), canSave(withdrawn)]).toEqual([[], true]);
    expect(play(withdrawn, { kind: "save" }).status.kind).toBe("saving");
    expect(canSave(play(withdrawn, { kind: "permit", type: "PHONE", state: true }))).toBe(false);
  });
});

describe("visibility and access", () => {
  it("(part of ACC-10) shows only a text for hidden or locked contact data and accepts no event", () => {
    for (const [changes, kind] of [
      [{ visible: false }, "hidden"],
      [{ editable: false }, "locked"],
      [{ visible: false, editable: false }, "hidden"],
    ] as const) {
      const formState = opened(changes);
      expect(formState.status.kind).toBe(kind);
      expect(play(formState, ...confirmed, { kind: "save" })).toBe(formState);
    }
  });

  it("(part of ACC-11) shows the document e-mail depending on the form's origin and ebok access", () => {
    for (const origin of ["personalData", "agreements", "data-update", "offerSummary", "eInvoice"] as const)
      for (const ebokAccess of [true, false]) {
        const formState = opened({ origin, ebokAccess });
        const expected = origin === "eInvoice" || (ebokAccess && origin !== "offerSummary");
        expect(isFieldShown(formState, "documentSendEmail"), `${origin} ${ebokAccess}`).toBe(expected);
        expect(play(formState, edit("documentSendEmail", "x@y.pl")).fields.documentSendEmail.value).toBe(
          expected ? "x@y.pl" : "",
        );
      }
  });

  it("hides restricted contact data but sends it; hides the form if both are restricted", () => {
    const shown = (formState: ContactFormState) => CONTACT_FIELDS.filter((name) => isFieldShown(formState, name));
    const email = opened({ restricted: { email: true, phone: false, address: false }, origin: "eInvoice" });
    expect(shown(email)).toEqual(["mobilePhone1", "mobilePhone2", "linePhone1", "linePhone2"]);
    expect(contactUpdate(play(email, edit("mainEmail", ""), edit("linePhone1", "")))).toMatchObject({
      mainEmail: "anna@poczta.pl",
      linePhones: [],
    });
    const phone = opened({ restricted: { email: false, phone: true, address: false } });
    expect(shown(phone)).toEqual(["mainEmail", "documentSendEmail"]);
    expect(contactUpdate(play(phone, edit("mobilePhone1", ""), edit("linePhone1", "")))).toMatchObject({
      mobilePhones: ["601234567"],
      linePhones: ["583012247"],
    });
    expect(opened({ restricted: { email: true, phone: true, address: true } }).status.kind).toBe("hidden");
  });

  it("(part of ACC-10) opens the form for the address alone when e-mail and phone are restricted", () => {
    const restricted = { email: true, phone: true, address: false };
    expect(opened({ restricted, origin: "personalData" }).status.kind).toBe("editing");
    expect(opened({ restricted, origin: "eInvoice" }).status.kind).toBe("hidden");
  });

  it("(part of ACC-05) sends phone numbers without a field, because the list is replaced", () => {
    const formState = opened(
      {},
      {
        mobilePhones: ["600100200", "600100201", "600100202", "600100203"],
        linePhones: ["583012247", "583012248", "583012249"],
      },
    );
    expect(contactUpdate(play(formState, edit("mobilePhone2", "")))).toMatchObject({
      mobilePhones: ["600100200", "600100202", "600100203"],
      linePhones: ["583012247", "583012248", "583012249"],
    });
  });
});
