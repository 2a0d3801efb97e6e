import { expect, it } from "vitest";
import { planContacts, type LmsContactRow, type ContactValues } from "./contact-plan.ts";

const MOBILE = 1;
const LANDLINE = 4;
const EMAIL = 8;
const INVOICES = 16;
const NOTIFICATIONS = 32;
const BANK = 64;

/** Rows of a customer: a foreign number, three Polish ones, two addresses, a bank account. */
const ROWS: readonly LmsContactRow[] = [
  { id: 1, contact: "+420 601 100 200", type: MOBILE },
  { id: 2, contact: "600 100 201", type: MOBILE | NOTIFICATIONS },
  { id: 3, contact: "+48600100202", type: MOBILE },
  { id: 4, contact: "600100203", type: MOBILE },
  { id: 5, contact: "anna@poczta.example", type: EMAIL | INVOICES | NOTIFICATIONS },
  { id: 6, contact: "biuro@poczta.example", type: EMAIL },
  { id: 7, contact: "61109010140000071219812874", type: BANK | INVOICES },
];

const SHOWN: ContactValues = {
  mobilePhones: ["600100201", "600100202"],
  linePhones: [],
  mainEmail: "anna@poczta.example",
  documentSendEmail: "anna@poczta.example",
};

const NOTHING = { updated: [], deleted: [], inserted: [] };

it("[LMS-27] changes no row when the data stay as they are", () => {
  expect(planContacts(ROWS, SHOWN)).toEqual(NOTHING);
  expect(planContacts(ROWS, { ...SHOWN, mobilePhones: SHOWN.mobilePhones.toReversed() })).toEqual(NOTHING);
});

it("(part of LMS-27) keeps the row of a changed number, and numbers that are not shown", () => {
  const plan = planContacts(ROWS, { ...SHOWN, mobilePhones: ["700100201", "600100202"], linePhones: ["181234567"] });
  expect(plan).toEqual({
    updated: [{ id: 2, contact: "700100201", type: MOBILE | NOTIFICATIONS }],
    deleted: [],
    inserted: [{ contact: "181234567", type: LANDLINE }],
  });
  expect(planContacts(ROWS, { ...SHOWN, mobilePhones: [] })).toEqual({ ...NOTHING, deleted: [2, 3] });
});

it.each<[string, Partial<ContactValues>, unknown]>([
  [
    "both addresses at once",
    { mainEmail: "a@b.example", documentSendEmail: "a@b.example" },
    { ...NOTHING, updated: [{ id: 5, contact: "a@b.example", type: EMAIL | INVOICES | NOTIFICATIONS }] },
  ],
  [
    "the main address alone",
    { mainEmail: "a@b.example" },
    {
      ...NOTHING,
      updated: [{ id: 5, contact: "a@b.example", type: EMAIL | NOTIFICATIONS }],
      inserted: [{ contact: "anna@poczta.example", type: EMAIL | INVOICES }],
    },
  ],
  [
    "the address for invoices to one that LMS has for other things",
    { documentSendEmail: "biuro@poczta.example" },
    {
      ...NOTHING,
      updated: [
        { id: 5, contact: "anna@poczta.example", type: EMAIL | NOTIFICATIONS },
        { id: 6, contact: "biuro@poczta.example", type: EMAIL | INVOICES },
      ],
    },
  ],
  [
    "no address for invoices",
    { documentSendEmail: "" },
    { ...NOTHING, updated: [{ id: 5, contact: "anna@poczta.example", type: EMAIL | NOTIFICATIONS }] },
  ],
  ["no address at all", { mainEmail: "", documentSendEmail: "" }, { ...NOTHING, deleted: [5] }],
])("(part of LMS-27) changes %s", (_, change, plan) => {
  expect(planContacts(ROWS, { ...SHOWN, ...change })).toEqual(plan);
});

it("(part of LMS-27) moves invoices to the main address and deletes the former one", () => {
  const rows = [
    { id: 1, contact: "a@b.example", type: EMAIL },
    { id: 2, contact: "f@b.example", type: EMAIL | INVOICES },
  ];
  const both = { mobilePhones: [], linePhones: [], mainEmail: "a@b.example", documentSendEmail: "a@b.example" };
  expect(planContacts(rows, both)).toEqual({
    ...NOTHING,
    updated: [{ id: 1, contact: "a@b.example", type: EMAIL | INVOICES }],
    deleted: [2],
  });
  expect(planContacts(rows, { ...both, mainEmail: "", documentSendEmail: "f@b.example" })).toBeUndefined();
});

it("(part of LMS-27) adds the first number and address of a customer without any", () => {
  const wanted = { ...SHOWN, mobilePhones: ["600100201"], linePhones: [] };
  expect(planContacts([], wanted)).toEqual({
    ...NOTHING,
    inserted: [
      { contact: "600100201", type: MOBILE },
      { contact: "anna@poczta.example", type: EMAIL | INVOICES },
    ],
  });
});
