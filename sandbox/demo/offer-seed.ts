import type { IsoDay } from "#kit/calendar/warsaw.ts";

/** Price of a product of an offer. */
export interface OfferPriceSeed {
  readonly validFrom?: IsoDay;
  readonly validTo?: IsoDay;
  readonly price: number;
  readonly typeOfCharge?: "MONTHLY" | "ONE_TIME";
}

export interface OfferSeed {
  readonly offerId: string;
  readonly status: number;
  readonly title: string;
  /** Address of the services. */
  readonly addressId?: string;
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
  /** Contracts that an accepted extension has extended. */
  readonly extendedContracts?: readonly string[];
  readonly consentNeeded?: boolean;
  /** The service may begin within the time to withdraw. */
  readonly earlyStart?: boolean;
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
