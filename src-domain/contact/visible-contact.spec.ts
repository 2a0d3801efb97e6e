import { describe, expect, it } from "vitest";
import { aClient, aContact } from "#test/mothers/index.ts";
import {
  contactPrefill,
  lacksEmail,
  contactVisibilityOf,
  customerPhone,
  offersEInvoices,
  visibleContact,
} from "./visible-contact.ts";

const RODO = { email: false, phone: false, personalData: false, address: false };
const ADDRESS = {
  zip: "80-309",
  city: "Gdańsk",
  cityTeryt: undefined,
  cityMeta: undefined,
  street: "ul. Polanki",
  building: "12",
  flat: undefined,
};
const DATA = aContact({
  mobilePhones: ["601234567"],
  linePhones: ["583012247"],
  mainEmail: "anna@poczta.pl",
  documentSendEmail: "faktury@poczta.pl",
  address: ADDRESS,
});
const customer = (rodo: Partial<typeof RODO> = {}, contactDataVisible = true) =>
  aClient({ contactDataVisible, rodo: { ...RODO, ...rodo }, mobilePhone: undefined, phone: "583012247" });

describe("visible contact data", () => {
  it("(part of ACC-10) (part of ACC-14) shows no kind that is hidden or restricted", () => {
    const all = { email: true, phone: true, address: true };
    expect(contactVisibilityOf(customer())).toEqual(all);
    for (const kind of ["email", "phone", "address"] as const)
      expect(contactVisibilityOf(customer({ [kind]: true }))).toEqual({ ...all, [kind]: false });
    const nothing = { email: false, phone: false, address: false };
    expect([contactVisibilityOf(customer({}, false)), contactVisibilityOf(undefined)]).toEqual([nothing, nothing]);
  });

  it("(part of EINV-05) offers e-invoices only where the e-mail address may be used", () => {
    expect(offersEInvoices(true, customer())).toBe(true);
    expect(offersEInvoices(true, customer({ phone: true }))).toBe(true);
    expect(offersEInvoices(false, customer())).toBe(false);
    expect(offersEInvoices(true, customer({ email: true }))).toBe(false);
    expect(offersEInvoices(true, customer({}, false))).toBe(false);
  });

  it("(part of ACC-10) (part of ACC-14) removes the values of a hidden kind", () => {
    const { mobilePhones, linePhones, mainEmail, documentSendEmail, address } = DATA;
    const all = { mobilePhones, linePhones, mainEmail, documentSendEmail, address };
    expect(visibleContact(DATA, customer())).toEqual(all);
    expect(visibleContact(DATA, customer({ phone: true }))).toEqual({ ...all, mobilePhones: [], linePhones: [] });
    expect(visibleContact(DATA, customer({ email: true }))).toEqual({
      ...all,
      mainEmail: undefined,
      documentSendEmail: undefined,
    });
    expect(visibleContact(DATA, customer({ address: true }))).toEqual({ ...all, address: undefined });
  });

  it("(part of CHAT-06) (part of ACC-10) fills in only what may be shown", () => {
    expect(contactPrefill(DATA, customer())).toEqual({ phone: "601234567", email: "anna@poczta.pl" });
    expect(contactPrefill({ ...DATA, mobilePhones: [] }, customer())).toMatchObject({ phone: "583012247" });
    expect(contactPrefill(DATA, customer({ phone: true }))).toEqual({ phone: "", email: "anna@poczta.pl" });
    expect(contactPrefill(DATA, customer({ email: true }))).toEqual({ phone: "601234567", email: "" });
    for (const hidden of [customer({}, false), undefined])
      expect(contactPrefill(DATA, hidden)).toEqual({ phone: "", email: "" });
    expect([customerPhone(customer()), customerPhone(customer({ phone: true })), customerPhone(undefined)]).toEqual([
      "583012247",
      "",
      "",
    ]);
  });

  it("(part of REQ-32) lacks an e-mail address only if the customer's data are known", () => {
    const without = { ...DATA, mainEmail: undefined };
    expect([lacksEmail(without, customer()), lacksEmail(DATA, customer())]).toEqual([true, false]);
    expect([lacksEmail(undefined, customer()), lacksEmail(without, undefined)]).toEqual([false, false]);
    expect(lacksEmail(without, customer({}, false))).toBe(false);
  });
});
