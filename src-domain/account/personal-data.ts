import type { Address } from "../products/index.ts";
import type { Grosze, Instant, WarsawDate } from "../shared-kernel/index.ts";
import type { Client, ClientData, RodoRestrictions } from "./client.ts";

/** A number by which the state knows somebody: shown masked until it is asked for (ACC-01). */
export interface SensitiveId {
  readonly kind: "personalId" | "taxId";
  readonly value: string;
}

/** Somebody whom the account names. */
export interface NamedPerson {
  readonly name: string | undefined;
  readonly ids: readonly SensitiveId[];
}

/** What an address is for. */
export type AddressUse = "installation" | "post" | "billing";

export interface UsedAddress {
  readonly use: AddressUse;
  readonly address: Address;
}

/** What the account itself says of how the customer can be reached; the contact data are elsewhere, and may differ. */
export interface AccountContact {
  readonly kind: "email" | "phone" | "mobilePhone" | "marketingEmail";
  readonly value: string;
}

/** All that the page of personal data shows of the customer: what has a value, and may be shown (ACC-01, ACC-14). */
export interface PersonalData {
  /** What the customer has asked to be kept from sight. */
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

/** The data without what a RODO restriction keeps from sight, wherever it is shown or handed out (ACC-14). */
export function removeRestrictedData(data: ClientData): ClientData {
  const { client, addressList, products, flags } = data;
  const { rodo } = client;
  return {
    flags,
    client: {
      ...client,
      ...(rodo.personalData ? NO_PERSONAL_DATA : {}),
      ...(rodo.address ? NO_ADDRESSES : {}),
      ...(rodo.email ? NO_EMAIL : {}),
      ...(rodo.phone ? { ...NO_PHONE, billingPhones: [] } : {}),
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

/** Whether anything is kept from sight. */
export function isRestricted(rodo: RodoRestrictions): boolean {
  return rodo.personalData || rodo.address || rodo.email || rodo.phone;
}

/** The customer as the page of personal data shows them (ACC-01, ACC-14). */
export function personalDataOf(whole: ClientData): PersonalData {
  const { client, addressList } = removeRestrictedData(whole);
  const { rodo } = client;
  const person = nonEmptyText(
    [client.firstName, client.lastName]
      .map(nonEmptyText)
      .filter((part) => part !== undefined)
      .join(" "),
  );
  const recipient = { name: nonEmptyText(client.invoiceRecipient), address: client.invoiceRecipientAddress };
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
      name: [nonEmptyText(client.companyName), person].filter((part) => part !== undefined).join(", ") || undefined,
      ids: idsOf(client.personalId, client.taxId),
    },
    coOwner: personOf(client.coOwner, idsOf(client.coOwnerPersonalId, client.coOwnerTaxId)),
    proxy: personOf(client.proxy, idsOf(client.proxyPersonalId, undefined)),
    invoiceRecipient: recipient.name === undefined && recipient.address === undefined ? undefined : recipient,
    addresses: addresses.flatMap(([use, address]) => (address === undefined ? [] : [{ use, address }])),
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

/** A sensitive id as it is shown until it is asked for: dots, and its last four signs where these give little away. */
export function maskId(value: string): { readonly dots: string; readonly end: string } {
  const signs = Array.from(value);
  const shown = signs.length >= 2 * SHOWN_DIGITS ? SHOWN_DIGITS : 0;
  return { dots: "•".repeat(signs.length - shown), end: signs.slice(signs.length - shown).join("") };
}
