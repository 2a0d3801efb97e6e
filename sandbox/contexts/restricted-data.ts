import { isJsonRecord, type JsonRecord } from "#kit/json.ts";

/** Fields of a client that are left out under each data-protection restriction (ACC-14). */
const RESTRICTED_FIELDS = {
  rodoRestrictionPersonalData: [
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
  ],
  rodoRestrictionAddress: ["postAddress", "billingAddress", "invoiceRecipientAddress"],
  rodoRestrictionEmail: ["email", "marketingEmail"],
  rodoRestrictionPhone: ["phone", "mobilePhone", "billingPhones"],
} as const;

const RESTRICTIONS = [
  "rodoRestrictionPersonalData",
  "rodoRestrictionAddress",
  "rodoRestrictionEmail",
  "rodoRestrictionPhone",
] as const satisfies readonly (keyof typeof RESTRICTED_FIELDS)[];

/** Returns the client without the data that must not be used. */
export function withoutRestrictedFields(client: JsonRecord): JsonRecord {
  const left: ReadonlySet<string> = new Set(
    RESTRICTIONS.flatMap((restriction) => (client[restriction] === true ? RESTRICTED_FIELDS[restriction] : [])),
  );
  return Object.fromEntries(Object.entries(client).filter(([field]) => !left.has(field)));
}

/** Returns the product without its address, and its children without theirs. */
function withoutAddress({ address: _address, childrenList, ...product }: JsonRecord): JsonRecord {
  if (!Array.isArray(childrenList)) return product;
  const children: readonly unknown[] = childrenList;
  return { ...product, childrenList: children.filter(isJsonRecord).map(withoutAddress) };
}

/** Returns addresses and products as far as the client's restriction of addresses allows. */
export function withoutRestrictedAddresses(
  client: JsonRecord,
  { addressList, products }: { readonly addressList: readonly JsonRecord[]; readonly products: readonly JsonRecord[] },
): JsonRecord {
  return client["rodoRestrictionAddress"] === true
    ? { addressList: [], products: products.map(withoutAddress) }
    : { addressList, products };
}
