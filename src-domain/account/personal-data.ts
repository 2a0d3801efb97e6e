import { foreignCountry, placeLine, streetLine, type Address } from "../products/index.ts";
import type { Grosze, Instant, WarsawDate } from "../shared-kernel/index.ts";
import { contactVisibilityOf } from "../contact/index.ts";
import type { Client, ClientData, RodoRestrictions } from "./client.ts";

/** National or tax number of a person: masked until the customer reveals it (ACC-01). */
export interface SensitiveId {
  readonly kind: "personalId" | "taxId";
  readonly value: string;
}

/** Person named in the account. */
export interface NamedPerson {
  readonly name: string | undefined;
  readonly ids: readonly SensitiveId[];
}

/** Purpose of an address. */
export type AddressUse = "installation" | "post" | "billing";

/** An address with all its purposes. */
export interface UsedAddress {
  readonly uses: readonly AddressUse[];
  readonly address: Address;
}

/** Contact entry of the account itself. The contact data page has its own data, which may differ. */
export interface AccountContact {
  readonly kind: "email" | "phone" | "mobilePhone" | "marketingEmail";
  readonly value: string;
}

/** Data of the personal data page: only fields that have a value and are not restricted (ACC-01, ACC-14). */
export interface PersonalData {
  /** Fields hidden by a RODO restriction. */
  readonly hidden: { readonly personalData: boolean; readonly address: boolean };
  readonly accountNumber: string;
  readonly customerType: string | undefined;
  readonly subscriber: NamedPerson;
  readonly coOwner: NamedPerson | undefined;
  readonly proxy: NamedPerson | undefined;
  readonly invoiceRecipient: { readonly name: string | undefined; readonly address: Address | undefined } | undefined;
  readonly addresses: readonly UsedAddress[];
  readonly contact: readonly AccountContact[];
  readonly billingPhones: readonly string[];
  readonly bankAccountNumber: string | undefined;
  readonly balance: { readonly amount: Grosze; readonly on: WarsawDate | undefined } | undefined;
  readonly login: {
    readonly name: string | undefined;
    readonly custom: string | undefined;
    readonly last: Instant | undefined;
  };
}

function nonEmptyText(text: string | undefined): string | undefined {
  const trimmed = text?.trim() ?? "";
  return trimmed === "" ? undefined : trimmed;
}

function idsOf(personalId: string | undefined, taxId: string | undefined): readonly SensitiveId[] {
  const ids = [
    ["personalId", nonEmptyText(personalId)],
    ["taxId", nonEmptyText(taxId)],
  ] as const;
  return ids.flatMap(([kind, value]) => (value === undefined ? [] : [{ kind, value }]));
}

function personOf(name: string | undefined, ids: readonly SensitiveId[]): NamedPerson | undefined {
  return nonEmptyText(name) === undefined && ids.length === 0 ? undefined : { name: nonEmptyText(name), ids };
}

/** Returns true if an id needs no mask: the NIP of a company or cooperative is in public registers. */
export function isPublicId({ kind }: SensitiveId, customerType: string | undefined): boolean {
  return kind === "taxId" && (customerType === "BUSINESS" || customerType === "COOPERATIVE");
}

/** Returns true if two addresses read the same. */
function isSameAddress(one: Address, other: Address): boolean {
  const textOf = (address: Address): string =>
    [streetLine(address), placeLine(address).zip, placeLine(address).city, foreignCountry(address)]
      .map((part) => (part ?? "").trim().toLowerCase())
      .join("\n");
  return textOf(one) === textOf(other);
}

/** Lists each address once, with all its purposes. */
function withUses(
  addresses: readonly (readonly [use: AddressUse, address: Address | undefined])[],
): readonly UsedAddress[] {
  const used: UsedAddress[] = [];
  for (const [use, address] of addresses) {
    if (address === undefined) continue;
    const index = used.findIndex((one) => isSameAddress(one.address, address));
    const former = used[index];
    if (former === undefined) used.push({ uses: [use], address });
    else if (!former.uses.includes(use)) used[index] = { ...former, uses: [...former.uses, use] };
  }
  return used;
}

/** Removes the data under a RODO restriction and hidden contact data, for display and for the data export (ACC-14). */
export function removeRestrictedData(data: ClientData): ClientData {
  const { client, addressList, products, flags } = data;
  const { rodo } = client;
  const shows = contactVisibilityOf(client);
  return {
    flags,
    client: {
      ...client,
      ...(rodo.personalData ? NO_PERSONAL_DATA : {}),
      ...(rodo.address ? NO_ADDRESSES : {}),
      ...(shows.email ? {} : NO_EMAIL),
      ...(shows.phone ? {} : NO_PHONE),
      ...(rodo.phone ? { billingPhones: [] } : {}),
    },
    addressList: rodo.address ? [] : addressList,
    products: rodo.address
      ? products.map(function removeAddress(product): typeof product {
          return { ...product, address: undefined, childrenList: product.childrenList.map(removeAddress) };
        })
      : products,
  };
}

const NO_PERSONAL_DATA = {
  firstName: undefined,
  lastName: undefined,
  companyName: undefined,
  personalId: undefined,
  taxId: undefined,
  coOwner: undefined,
  coOwnerTaxId: undefined,
  coOwnerPersonalId: undefined,
  proxy: undefined,
  proxyPersonalId: undefined,
  invoiceRecipient: undefined,
} satisfies Partial<Client>;
const NO_ADDRESSES = {
  postAddress: undefined,
  billingAddress: undefined,
  invoiceRecipientAddress: undefined,
} satisfies Partial<Client>;
const NO_EMAIL = { email: undefined, marketingEmail: undefined } satisfies Partial<Client>;
const NO_PHONE = { phone: undefined, mobilePhone: undefined } satisfies Partial<Client>;

/** Returns true if any RODO restriction is set. */
export function isRestricted(rodo: RodoRestrictions): boolean {
  return rodo.personalData || rodo.address || rodo.email || rodo.phone;
}

/** Returns company and person. A company that carries the person's name stands alone. */
function subscriberName(company: string | undefined, person: string | undefined): string | undefined {
  if (company === undefined || person === undefined) return company ?? person;
  return company.includes(person) ? company : `${company}, ${person}`;
}

/** Returns the data of the personal data page (ACC-01, ACC-14). */
export function personalDataOf(whole: ClientData): PersonalData {
  const { client, addressList } = removeRestrictedData(whole);
  const { rodo } = client;
  const person = nonEmptyText(
    [client.firstName, client.lastName]
      .map(nonEmptyText)
      .filter((part) => part !== undefined)
      .join(" "),
  );
  const recipient = {
    name: nonEmptyText(client.invoiceRecipient),
    // The address of the invoices is among the addresses.
    address:
      client.invoiceRecipientAddress !== undefined &&
      client.billingAddress !== undefined &&
      isSameAddress(client.invoiceRecipientAddress, client.billingAddress)
        ? undefined
        : client.invoiceRecipientAddress,
  };
  const addresses = [
    ...addressList.map((address) => ["installation", address] as const),
    ["post", client.postAddress] as const,
    ["billing", client.billingAddress] as const,
  ];
  const contact = (["email", "phone", "mobilePhone", "marketingEmail"] as const).map((kind) => ({
    kind,
    value: nonEmptyText(client[kind]),
  }));
  return {
    hidden: { personalData: rodo.personalData, address: rodo.address },
    accountNumber: client.accountNumber,
    customerType: nonEmptyText(client.customerType),
    subscriber: {
      name: subscriberName(nonEmptyText(client.companyName), person),
      ids: idsOf(client.personalId, client.taxId),
    },
    coOwner: personOf(client.coOwner, idsOf(client.coOwnerPersonalId, client.coOwnerTaxId)),
    proxy: personOf(client.proxy, idsOf(client.proxyPersonalId, undefined)),
    invoiceRecipient: recipient.name === undefined && recipient.address === undefined ? undefined : recipient,
    addresses: withUses(addresses),
    contact: contact.flatMap(({ kind, value }) => (value === undefined ? [] : [{ kind, value }])),
    billingPhones: client.billingPhones.flatMap((phone) => nonEmptyText(phone) ?? []),
    bankAccountNumber: nonEmptyText(client.bankAccountNumber),
    balance:
      client.currentBalance === undefined
        ? undefined
        : { amount: client.currentBalance, on: client.accountBalanceDate },
    login: {
      name: nonEmptyText(client.clientLogin),
      custom: nonEmptyText(client.clientCustomLogin),
      last: client.lastGoodLogin,
    },
  };
}

const SHOWN_DIGITS = 4;

/** Masks a sensitive number: dots and the last four characters. Numbers under eight characters are fully masked. */
export function maskId(value: string): { readonly dots: string; readonly end: string } {
  const signs = Array.from(value);
  const shown = signs.length >= 2 * SHOWN_DIGITS ? SHOWN_DIGITS : 0;
  return { dots: "•".repeat(signs.length - shown), end: signs.slice(signs.length - shown).join("") };
}
