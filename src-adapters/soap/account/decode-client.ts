import { parseWireDay } from "#domain/shared-kernel/index.ts";
import type { Blockade, Client, ClientData, ClientFlags } from "#domain/account/index.ts";
import type { Product } from "#domain/products/index.ts";
import type { Fields } from "../decoding/fields.ts";
import { decodeAddress } from "./decode-address.ts";
import { decodeProduct } from "./decode-product.ts";

/**
 * Decodes a blockade. An unknown or missing type counts as arrears, because the server's message must not disappear
 * (PROD-09). `undefined` if all fields are empty.
 */
function decodeBlockade(fields: Fields): Blockade | undefined {
  const type = fields.openWord("type", ["vindication", "arrears"], { effect: "default-used" });
  const message = fields.optionalText("message");
  const debtCollectionCompany = fields.optionalText("debtCollectionCompany");
  if (type === undefined && message === undefined && debtCollectionCompany === undefined) return undefined;
  return { type: type === "vindication" ? "vindication" : "arrears", message: message ?? "", debtCollectionCompany };
}

/** An unreadable restriction counts as one: too little on screen is safer than too much. */
function isRestricted(fields: Fields, name: string): boolean {
  return fields.optionalText(name) !== undefined && fields.optionalFlag(name) !== false;
}

function decodeCustomer(fields: Fields): Client | undefined {
  const accountNumber = fields.requiredText("accountNumber");
  if (accountNumber === undefined) return undefined;
  return {
    accountNumber,
    // A customer without a login can still see the amount due.
    clientLogin: fields.requiredText("clientLogin") ?? "",
    clientCustomLogin: fields.optionalText("clientCustomLogin"),
    customerType: fields.optionalText("customerType"),
    firstName: fields.optionalText("firstName"),
    lastName: fields.optionalText("lastName"),
    companyName: fields.optionalText("companyName"),
    personalId: fields.optionalText("personalId"),
    taxId: fields.optionalText("taxId"),
    email: fields.optionalText("email"),
    phone: fields.optionalText("phone"),
    mobilePhone: fields.optionalText("mobilePhone"),
    lastGoodLogin: fields.instant("lastGoodLogin"),
    bankAccountNumber: fields.optionalText("bankAccountNumber"),
    currentBalance: fields.amount("currentBalance"),
    accountBalanceDate: fields.parsed("accountBalanceDate", parseWireDay),
    marketingEmail: fields.optionalText("marketingEmail"),
    coOwner: fields.optionalText("coOwner"),
    coOwnerTaxId: fields.optionalText("coOwnerTaxId"),
    coOwnerPersonalId: fields.optionalText("coOwnerPersonalId"),
    invoiceRecipient: fields.optionalText("invoiceRecipient"),
    invoiceRecipientAddress: fields.decodeChild("invoiceRecipientAddress", decodeAddress),
    proxy: fields.optionalText("proxy"),
    proxyPersonalId: fields.optionalText("proxyPersonalId"),
    postAddress: fields.decodeChild("postAddress", decodeAddress),
    billingAddress: fields.decodeChild("billingAddress", decodeAddress),
    billingPhones: fields.texts("billingPhones") ?? [],
    electronicPoll: fields.flag("electronicPoll"),
    contactDataEditable: fields.flag("contactDataEditable"),
    contactDataVisible: fields.flag("contactDataVisible"),
    rodo: {
      email: isRestricted(fields, "rodoRestrictionEmail"),
      phone: isRestricted(fields, "rodoRestrictionPhone"),
      personalData: isRestricted(fields, "rodoRestrictionPersonalData"),
      address: isRestricted(fields, "rodoRestrictionAddress"),
    },
    serviceMoveMessage: fields.optionalText("serviceMoveMessage"),
    blockade: fields.decodeChild("blockade", decodeBlockade),
  };
}

function decodeFlags(fields: Fields | undefined): ClientFlags {
  const flag = (name: keyof ClientFlags): boolean => fields?.flag(name) ?? false;
  return {
    popupMessage: fields?.optionalText("popupMessage"),
    showProductEndContactPopup: flag("showProductEndContactPopup"),
    showSatisfactionSurvey: flag("showSatisfactionSurvey"),
    expandSatisfactionSurvey: flag("expandSatisfactionSurvey"),
    showNetflixActivation: flag("showNetflixActivation"),
    acceptedTOSNetflix: flag("acceptedTOSNetflix"),
    showNetflixCancel: flag("showNetflixCancel"),
    showTvnPlayerActivation: flag("showTvnPlayerActivation"),
    acceptedTOSTvnPlayer: flag("acceptedTOSTvnPlayer"),
    showTvnPlayerCancel: flag("showTvnPlayerCancel"),
    showTvn24GoActivation: flag("showTvn24GoActivation"),
    acceptedTOSTvn24Go: flag("acceptedTOSTvn24Go"),
    showIsobar: flag("showIsobar"),
    showChat: flag("showChat"),
    showServiceMoveButton: flag("showServiceMoveButton"),
    showEInvoiceActivation: flag("showEInvoiceActivation"),
  };
}

/** True when a product belongs to a service that is not listed, so that a service is missing (ENT-03). */
function lacksMainService(products: readonly Product[]): boolean {
  const all = products.flatMap(withChildren);
  const ids = new Set(all.map(({ productId }) => productId));
  return all.some(({ mainServiceId }) => mainServiceId !== undefined && !ids.has(mainServiceId));
}

function withChildren(product: Product): readonly Product[] {
  return [product, ...product.childrenList.flatMap(withChildren)];
}

/** Decodes the response of `getClientData`; `undefined` if the customer has no account number. */
export function decodeClientData(data: Fields): ClientData | undefined {
  if (data.child("client") === undefined) data.reportLoss("client", "an element with fields");
  const client = data.decodeChild("client", decodeCustomer);
  if (client === undefined) return undefined;
  const products = data.requiredList("products", decodeProduct) ?? [];
  if (lacksMainService(products))
    data.reportLoss("products", "the service that each product belongs to", "item-left-out");
  return {
    client,
    addressList: data.requiredList("addressList", decodeAddress) ?? [],
    products,
    flags: decodeFlags(data.requiredChild("flags")),
  };
}
