import type { JsonRecord } from "../database/json.ts";
import type { IsoDay, WallTime } from "../calendar/warsaw.ts";
import type { StoredEntry, StoredRequest } from "../contexts/support.repository.ts";
import type { StreamingSeed } from "./streaming.ts";

/**
 * Days to which customer data relate: `today` for monthly data, `near` for offers and outages. Equal in a new tenant.
 */
export interface SeedDays {
  readonly today: IsoDay;
  readonly near: IsoDay;
}

export interface AddressSeed extends JsonRecord {
  readonly addressId: string;
  readonly street?: string;
  readonly houseNumber?: string;
  readonly flatNumber?: string;
  readonly zip?: string;
  readonly city?: string;
  readonly country?: string;
  readonly cityTeryt?: string;
  readonly streetTeryt?: string;
}

export interface PriceSeed {
  readonly validFrom?: IsoDay;
  readonly validTo?: IsoDay;
  readonly value: number;
}
/** Price of a product of an offer. */
export interface OfferPriceSeed {
  readonly validFrom?: IsoDay;
  readonly validTo?: IsoDay;
  readonly price: number;
  readonly typeOfCharge?: "MONTHLY" | "ONE_TIME";
}
export interface OptionSeed {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly status: "active" | "inactive" | "pending";
  readonly price?: number;
}
export interface HardwareSeed {
  readonly model: string;
  readonly note?: string;
  readonly caCard?: string;
  readonly serialNumber?: string;
}

/** Product. `category` and `status` are values of the wire, including unknown ones. */
export interface ProductSeed {
  readonly productId: string;
  readonly category: string;
  readonly status: string;
  readonly name: string;
  readonly internalProductId?: string;
  readonly mainServiceId?: string;
  readonly code?: string;
  readonly fullName?: string;
  readonly customName?: string;
  readonly productInfo?: string;
  readonly address?: AddressSeed;
  readonly mainProduct?: boolean;
  readonly metaProduct?: boolean;
  readonly mvnoProduct?: boolean;
  readonly blockade?: string;
  readonly commitmentFrom?: IsoDay;
  readonly commitmentTo?: IsoDay;
  readonly contractStart?: IsoDay;
  readonly contractEnd?: IsoDay;
  readonly contractNumber?: string;
  readonly actualPrice?: number;
  readonly productPrices?: readonly PriceSeed[];
  readonly discountHint?: string;
  readonly downlink?: number;
  readonly uplink?: number;
  readonly channels?: number;
  readonly showDetails?: boolean;
  readonly showHardware?: boolean;
  readonly showProductOptions?: boolean;
  readonly showTvGuide?: boolean;
  readonly tvGuideId?: string;
  readonly iframe?: string;
  readonly servicesList?: readonly OptionSeed[];
  readonly hardware?: readonly HardwareSeed[];
  readonly childrenList?: readonly ProductSeed[];
}

/** Customer. Further elements of the contract are allowed: the column is JSON. */
export interface ClientSeed extends JsonRecord {
  readonly customerType: string;
  readonly clientCustomLogin?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly companyName?: string;
  readonly personalId?: string;
  readonly taxId?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly mobilePhone?: string;
  readonly bankAccountNumber?: string;
  readonly marketingEmail?: string;
  readonly coOwner?: string;
  readonly coOwnerTaxId?: string;
  readonly coOwnerPersonalId?: string;
  readonly invoiceRecipient?: string;
  readonly invoiceRecipientAddress?: AddressSeed;
  readonly proxy?: string;
  readonly proxyPersonalId?: string;
  readonly postAddress?: AddressSeed;
  readonly billingAddress?: AddressSeed;
  readonly billingPhones?: readonly string[];
  readonly electronicPoll?: boolean;
  readonly contactDataEditable?: boolean;
  readonly contactDataVisible?: boolean;
  readonly rodoRestrictionEmail?: boolean;
  readonly rodoRestrictionPhone?: boolean;
  readonly rodoRestrictionPersonalData?: boolean;
  readonly rodoRestrictionAddress?: boolean;
  readonly serviceMoveMessage?: string;
  readonly blockade?: {
    readonly type: "vindication" | "arrears";
    readonly message: string;
    readonly debtCollectionCompany?: string;
  };
}

/** Mobile number with its settings; `dataLimit` and `dataUsed` in MB. */
export interface MobileSeed {
  readonly productId: string;
  readonly state: string;
  readonly number: string;
  readonly dataLimit?: number;
  readonly dataUsed?: number;
  readonly parameters: readonly {
    readonly parameter: string;
    readonly description: string;
    readonly value: boolean;
    readonly editable: boolean;
    /** Costs of the number once the setting is on. */
    readonly costs?: string;
  }[];
}

/** Connection: last interruption and last measured speeds in Mb/s. */
export interface LineSeed {
  readonly productId: string;
  readonly upSince: IsoDay;
  readonly download: number;
  readonly upload: number;
}

export type FlagsSeed = Readonly<
  Partial<
    Record<
      | "showProductEndContactPopup"
      | "showSatisfactionSurvey"
      | "expandSatisfactionSurvey"
      | "showNetflixActivation"
      | "acceptedTOSNetflix"
      | "showNetflixCancel"
      | "showTvnPlayerActivation"
      | "acceptedTOSTvnPlayer"
      | "showTvnPlayerCancel"
      | "showTvn24GoActivation"
      | "acceptedTOSTvn24Go"
      | "showIsobar"
      | "showChat"
      | "showServiceMoveButton"
      | "showEInvoiceActivation",
      boolean
    >
  >
> & { readonly popupMessage?: string };

export interface ContactSeed {
  readonly mobilePhones: readonly string[];
  readonly linePhones: readonly string[];
  readonly mainEmail?: string;
  readonly documentSendEmail?: string;
  readonly showChat?: boolean;
  readonly address?: {
    readonly zip?: string;
    readonly city: string;
    readonly cityTeryt?: string;
    readonly cityMeta?: string;
    readonly street?: string;
    readonly building: string;
    readonly flat?: string;
  };
}

export interface ConsentSeed {
  readonly consentId: string;
  readonly consentName: string;
  readonly descriptionTitle?: string;
  readonly settingRequirements?: "EMAIL" | "PHONE" | "EMAIL_OR_PHONE";
  readonly currentValue: boolean;
  readonly group: "CONTACT" | "DATA";
  readonly description: string;
  readonly required?: boolean;
  readonly purpose?: "E_INVOICE";
  /** Time and channel of the last decision. */
  readonly changed?: { readonly at: WallTime; readonly by: "PORTAL" | "PHONE" | "STORE" | "LETTER" };
}

/**
 * Financial entry. `kind` is a value of the wire, including unknown ones. `series` is the number without its month
 * (`FV/4127830`); the month comes from the period. Amounts in grosze.
 */
export interface EntrySeed {
  readonly kind: string;
  readonly series: string;
  readonly period?: string;
  readonly amount: number;
  readonly unpaid: number;
  readonly entryDate: IsoDay;
  readonly dueDate?: IsoDay;
  readonly status: number;
  readonly duplicatePossible?: boolean;
  readonly duplicateCreating?: boolean;
  /** Charged services (default: all with a price) and further items of an invoice. */
  readonly charged?: readonly string[];
  readonly items?: readonly ItemSeed[];
}

/**
 * Item of an invoice besides its services. `kind` is a value of the wire. Days are within the month of the invoice; a
 * subscription or promotion without days covers the whole month. All lines of an invoice add up to its
 * amount.
 */
export interface ItemSeed {
  readonly kind: string;
  readonly serviceId?: string | undefined;
  readonly name: string;
  readonly gross: number;
  readonly fromDay?: number;
  readonly toDay?: number;
  readonly quantity?: string;
}

export interface MessageSeed {
  readonly title: string;
  readonly body: string;
  readonly created: WallTime;
  readonly validFrom?: IsoDay;
  readonly read: boolean;
  readonly type: number;
  readonly module?: string;
  readonly rodoMessageId?: string;
  /** Month of the invoice that the message is about: `YYYY-MM`. */
  readonly invoicePeriod?: string;
  /** Service whose visit the message is about. */
  readonly productId?: string;
}

export interface OutageSeed {
  readonly outageId: string;
  readonly title: string;
  readonly body: string;
  readonly addressId?: string;
  readonly startsAt?: WallTime;
  readonly plannedEnd?: WallTime;
  readonly services?: readonly string[];
  readonly news?: readonly { readonly at: WallTime; readonly text: string; readonly plannedEnd?: WallTime }[];
}

export interface OfferSeed {
  readonly offerId: string;
  readonly status: number;
  readonly title: string;
  readonly activityId?: string;
  readonly contactFormId?: string;
  readonly processNumber?: string;
  readonly discount?: string;
  readonly registrationDate?: IsoDay;
  readonly offerExpirationDate?: IsoDay;
  readonly closeDate?: IsoDay;
  readonly salesRepresentative?: string;
  readonly activationPrice?: number;
  readonly delivery?: string;
  readonly deliveryDate?: IsoDay;
  readonly oneTimeMap?: readonly { readonly name: string; readonly price: number }[];
  readonly documents?: readonly { readonly name: string; readonly documentId: string; readonly role?: "SUMMARY" }[];
  /** Kind of an offer that an operation of its own returns until it is answered. */
  readonly kind?: "EXTENSION" | "ISOBAR";
  readonly consentNeeded?: boolean;
  readonly documentsPending?: boolean;
  readonly contactChoice?: number;
  readonly contactTimeSpan?: string;
  readonly contactDay?: IsoDay;
  /** Way of the fulfilment, where the products do not tell it (order-progress.ts). */
  readonly fulfilment?: "ASSEMBLY" | "COURIER" | "ACTIVATION";
  /** Ordered product whose technician's visit sets the day of the assembly. */
  readonly assembledProductId?: string;
  /** Day of the assembly of an accepted offer. */
  readonly assemblyDay?: IsoDay;
  readonly products: readonly {
    readonly name: string;
    readonly package?: string;
    readonly category: string;
    readonly commitmentPeriod?: number;
    readonly downlink?: number;
    readonly uplink?: number;
    readonly channels?: number;
    readonly prices: readonly OfferPriceSeed[];
  }[];
}

export interface OnboardingSeed {
  readonly eventName: string;
  readonly eventSet: boolean;
  readonly expirationDate?: IsoDay;
}

/** Ended chat at a wall time; one line for each message. */
export interface ChatSeed {
  readonly login: string;
  readonly email: string;
  readonly topic: "FORMAL" | "TECHNICAL" | "SALE";
  readonly at: WallTime;
  readonly agentName?: string;
  readonly transcript: readonly (readonly [side: "CUSTOMER" | "BOT" | "AGENT", text: string])[];
}

/** Support request with its messages. */
export type RequestSeed = StoredRequest & { readonly entries: readonly StoredEntry[] };

/**
 * Initial data of one customer account. `overpayment` in grosze.
 */
export interface CustomerSeed {
  readonly client: ClientSeed;
  readonly overpayment?: number;
  readonly flags?: FlagsSeed;
  /** Site texts for this account only. */
  readonly siteTexts?: Readonly<Record<string, string>>;
  readonly addresses: readonly AddressSeed[];
  readonly products: readonly ProductSeed[];
  /** Moves, visits, mobile numbers and connections. */
  readonly moves?: readonly {
    readonly productId: string;
    readonly plannedFor: IsoDay;
    /** In one line. */
    readonly newAddress: string;
  }[];
  readonly visits?: readonly { readonly productId: string; readonly day: IsoDay; readonly hour: number }[];
  readonly mobiles?: readonly MobileSeed[];
  readonly lines?: readonly LineSeed[];
  readonly contact: ContactSeed;
  readonly consents: readonly ConsentSeed[];
  readonly entries: readonly EntrySeed[];
  readonly messages: readonly MessageSeed[];
  readonly outages: readonly OutageSeed[];
  readonly offers: readonly OfferSeed[];
  readonly onboarding: readonly OnboardingSeed[];
  readonly chats?: readonly ChatSeed[];
  readonly requests?: readonly RequestSeed[];
  /** Direct billing; by default derived from products and flags. */
  readonly streaming?: StreamingSeed;
}

/** Creates the data of a customer for the anchor days of its tenant. */
export type SeedFactory = (days: SeedDays) => CustomerSeed;
