import type { Address, Product, ProductCategory } from "../products/index.ts";
import type { Grosze, Instant, WarsawDate } from "../shared-kernel/index.ts";

/** Returns true for a private person: rights of consumers do not apply to a customer with a company name or a NIP. */
export function isConsumer({ companyName, taxId }: Pick<Client, "companyName" | "taxId">): boolean {
  return companyName === undefined && taxId === undefined;
}

/** Blockade of the account by debt collection (specification 4, PROD-09). */
export interface Blockade {
  readonly type: "vindication" | "arrears";
  /** Text of the operator. */
  readonly message: string;
  readonly debtCollectionCompany: string | undefined;
}

/** Client flags of specification 3: features that the operator allows for this customer. All default to false. */
export interface ClientFlags {
  readonly popupMessage: string | undefined;
  readonly showProductEndContactPopup: boolean;
  readonly showSatisfactionSurvey: boolean;
  readonly expandSatisfactionSurvey: boolean;
  readonly showNetflixActivation: boolean;
  readonly acceptedTOSNetflix: boolean;
  readonly showNetflixCancel: boolean;
  readonly showTvnPlayerActivation: boolean;
  readonly acceptedTOSTvnPlayer: boolean;
  readonly showTvnPlayerCancel: boolean;
  readonly showTvn24GoActivation: boolean;
  readonly acceptedTOSTvn24Go: boolean;
  readonly showIsobar: boolean;
  readonly showChat: boolean;
  readonly showServiceMoveButton: boolean;
  readonly showEInvoiceActivation: boolean;
}

/** RODO restrictions: the customer objected to the use of this kind of data. */
export interface RodoRestrictions {
  readonly email: boolean;
  readonly phone: boolean;
  readonly personalData: boolean;
  readonly address: boolean;
}

/** The customer and the account (specification 3, Client). */
export interface Client {
  readonly accountNumber: string;
  readonly clientLogin: string;
  readonly clientCustomLogin: string | undefined;
  readonly customerType: string | undefined;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly companyName: string | undefined;
  readonly personalId: string | undefined;
  readonly taxId: string | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly mobilePhone: string | undefined;
  readonly lastGoodLogin: Instant | undefined;
  /** 26 digits, for transfers. */
  readonly bankAccountNumber: string | undefined;
  /** Negative: the customer owes it. Positive: overpaid. */
  readonly currentBalance: Grosze | undefined;
  readonly accountBalanceDate: WarsawDate | undefined;
  readonly marketingEmail: string | undefined;
  readonly coOwner: string | undefined;
  readonly coOwnerTaxId: string | undefined;
  readonly coOwnerPersonalId: string | undefined;
  readonly invoiceRecipient: string | undefined;
  readonly invoiceRecipientAddress: Address | undefined;
  readonly proxy: string | undefined;
  readonly proxyPersonalId: string | undefined;
  readonly postAddress: Address | undefined;
  readonly billingAddress: Address | undefined;
  readonly billingPhones: readonly string[];
  readonly electronicPoll: boolean;
  readonly contactDataEditable: boolean;
  readonly contactDataVisible: boolean;
  readonly rodo: RodoRestrictions;
  readonly serviceMoveMessage: string | undefined;
  readonly blockade: Blockade | undefined;
}

/** Response of `getClientData`. */
export interface ClientData {
  readonly client: Client;
  readonly addressList: readonly Address[];
  readonly products: readonly Product[];
  readonly flags: ClientFlags;
}

/** Categories of products with a phone number or mobile data. */
const PHONES: ReadonlySet<ProductCategory> = new Set(["phone", "mobile_phone", "mobile_internet"]);

/** Returns true if the contract has a number with billed calls, messages or data (FIN-08). */
export function hasBilledPhone({ client, products }: Pick<ClientData, "client" | "products">): boolean {
  return client.billingPhones.length > 0 || products.some(({ category }) => PHONES.has(category));
}

/** Returns the accounts on which the operator collects the payments of a customer; empty while unknown (VAL-90). */
export function collectingAccountsOf(client: Pick<Client, "bankAccountNumber"> | undefined): readonly string[] {
  return client?.bankAccountNumber === undefined ? [] : [client.bankAccountNumber];
}
