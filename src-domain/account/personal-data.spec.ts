import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aClient, aClientData, anAddress, aProduct } from "#test/mothers/index.ts";
import type { Client } from "./client.ts";
import { isRestricted, maskId, personalDataOf, removeRestrictedData } from "./personal-data.ts";

const PERSONAL = [
  "firstName",
  "lastName",
  "companyName",
  "personalId",
  "taxId",
  "coOwner",
  "coOwnerTaxId",
  "coOwnerPersonalId",
  "proxy",
  "proxyPersonalId",
  "invoiceRecipient",
] as const;
const OPEN = ["accountNumber", "clientLogin", "clientCustomLogin", "customerType", "bankAccountNumber"] as const;
const EMAILS = ["email", "marketingEmail"] as const;
const PHONES = ["phone", "mobilePhone"] as const;
const ADDRESSES = ["invoiceRecipientAddress", "postAddress", "billingAddress"] as const;

const place = (mark: string) => anAddress({ addressId: mark, street: mark });
const RODO = fc.record({ email: fc.boolean(), phone: fc.boolean(), personalData: fc.boolean(), address: fc.boolean() });

/** Builds a customer whose text fields contain their own names, if they have a value. */
function marked(has: (name: string) => boolean, rodo: Client["rodo"]) {
  const texts = Object.fromEntries(
    [...PERSONAL, ...OPEN, ...EMAILS, ...PHONES].map((name) => [name, has(name) ? `<${name}>` : undefined]),
  );
  const places = Object.fromEntries(ADDRESSES.map((name) => [name, has(name) ? place(`<${name}>`) : undefined]));
  const client = aClient({
    ...texts,
    ...places,
    accountNumber: "<accountNumber>",
    clientLogin: has("clientLogin") ? "<clientLogin>" : "",
    billingPhones: has("billingPhones") ? ["<billingPhones>"] : [],
    rodo,
  });
  return aClientData({
    client,
    addressList: has("addressList") ? [place("<addressList>")] : [],
    products: [
      aProduct({ address: place("<productAddress>"), childrenList: [aProduct({ address: place("<childAddress>") })] }),
    ],
  });
}

it("(part of ACC-01) names a person once whose company carries the same name", () => {
  const nameOf = (companyName: string) =>
    personalDataOf(aClientData({ client: aClient({ companyName, firstName: "Anna", lastName: "Nowak" }) })).subscriber
      .name;
  expect(nameOf("Pracownia Anna Nowak")).toBe("Pracownia Anna Nowak");
  expect(nameOf("Pracownia")).toBe("Pracownia, Anna Nowak");
});

describe("personal data", () => {
  it("(part of ACC-01 and ACC-14) shows each personal data field with an unrestricted value", () => {
    fc.assert(
      fc.property(fc.func(fc.boolean()), RODO, (coin, rodo) => {
        const has = (name: string): boolean => coin(name);
        const data = marked(has, rodo);
        const shown = JSON.stringify(personalDataOf(data));
        const handedOut = JSON.stringify(removeRestrictedData(data));
        const expectAll = (names: readonly string[], isHidden: boolean): void => {
          for (const name of names) {
            const expected = !isHidden && (name === "accountNumber" || has(name));
            expect(shown.includes(`<${name}>`), name).toBe(expected);
            expect(handedOut.includes(`<${name}>`), name).toBe(expected);
          }
        };
        expectAll(OPEN, false);
        expectAll(PERSONAL, rodo.personalData);
        expectAll([...ADDRESSES, "addressList"], rodo.address);
        expectAll(EMAILS, rodo.email);
        expectAll([...PHONES, "billingPhones"], rodo.phone);
        for (const name of ["<productAddress>", "<childAddress>"]) expect(handedOut.includes(name)).toBe(!rodo.address);
        expect(personalDataOf(data).hidden).toEqual({ personalData: rodo.personalData, address: rodo.address });
        expect(isRestricted(rodo)).toBe(Object.values(rodo).includes(true));
      }),
    );
  });

  it("(part of ACC-01) lists a company with its person, and persons with ids, in personal data", () => {
    const data = personalDataOf(
      aClientData({
        client: aClient({
          companyName: "Bursztyn",
          firstName: " Anna ",
          lastName: "Nowak",
          personalId: "1",
          taxId: "2",
          coOwner: "Jan",
          coOwnerPersonalId: "3",
          coOwnerTaxId: "4",
          proxy: undefined,
          proxyPersonalId: "5",
        }),
      }),
    );
    expect(data.subscriber).toEqual({
      name: "Bursztyn, Anna Nowak",
      ids: [
        { kind: "personalId", value: "1" },
        { kind: "taxId", value: "2" },
      ],
    });
    expect(data.coOwner).toEqual({
      name: "Jan",
      ids: [
        { kind: "personalId", value: "3" },
        { kind: "taxId", value: "4" },
      ],
    });
    expect(data.proxy).toEqual({ name: undefined, ids: [{ kind: "personalId", value: "5" }] });
  });

  it("[PERS-01] lists an address once with all its purposes in personal data", () => {
    const client = aClient({
      postAddress: anAddress({ addressId: "2" }),
      billingAddress: anAddress({ addressId: "3", street: "ul. Inna" }),
      invoiceRecipient: "Jan",
      invoiceRecipientAddress: anAddress({ addressId: "4", street: "ul. Inna" }),
    });
    const data = personalDataOf(aClientData({ client, addressList: [anAddress(), anAddress({ flatNumber: "9" })] }));
    expect(data.addresses.map(({ uses }) => uses)).toEqual([["installation", "post"], ["installation"], ["billing"]]);
    expect(data.invoiceRecipient).toEqual({ name: "Jan", address: undefined });
  });

  it("leaves out personal data without a value", () => {
    const empty = personalDataOf(
      aClientData({
        client: aClient({
          firstName: " ",
          lastName: undefined,
          personalId: "",
          coOwner: "",
          invoiceRecipient: " ",
          currentBalance: undefined,
        }),
      }),
    );
    expect(empty).toMatchObject({
      subscriber: { name: undefined, ids: [] },
      coOwner: undefined,
      proxy: undefined,
      invoiceRecipient: undefined,
      balance: undefined,
    });
  });
});

describe("(part of ACC-01) masked id", () => {
  it.each([
    ["78041254821", "•••••••", "4821"],
    ["5842751979", "••••••", "1979"],
    ["12345678", "••••", "5678"],
    ["1234567", "•••••••", ""],
    ["", "", ""],
  ])("masks the id number %s", (value, dots, end) => {
    expect(maskId(value)).toEqual({ dots, end });
  });
});
