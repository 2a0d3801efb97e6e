import type { IsoDay } from "#kit/calendar/warsaw.ts";
import type { ClientSeed, ConsentSeed, ContactSeed, FlagsSeed, OnboardingSeed } from "./client-seed.ts";
import type { EntrySeed } from "./entry-seed.ts";
import type { ChatSeed, MessageSeed, OutageSeed, RequestSeed } from "./message-seed.ts";
import type { OfferSeed } from "./offer-seed.ts";
import type { AddressSeed, LineSeed, MobileSeed, ProductSeed } from "./product-seed.ts";
import type { StreamingSeed } from "./streaming.ts";
import type { StoredTerms } from "../contexts/termination.repository.ts";
import type { TerminationSeed } from "./seed-terminations.ts";

/**
 * Days to which customer data relate: `today` for monthly data, `near` for offers and outages. Equal in a new tenant.
 */
export interface SeedDays {
  readonly today: IsoDay;
  readonly near: IsoDay;
}

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
  /** Terms of contracts beyond their products, and terminations. */
  readonly contractTerms?: readonly StoredTerms[];
  readonly terminations?: readonly TerminationSeed[];
  /** Chosen thresholds, uses and blocks of premium numbers; every other number has the defaults. */
  readonly premiumNumbers?: readonly PremiumNumberSeed[];
  readonly contact: ContactSeed;
  readonly consents: readonly ConsentSeed[];
  readonly entries: readonly EntrySeed[];
  readonly messages: readonly MessageSeed[];
  readonly outages: readonly OutageSeed[];
  readonly offers: readonly OfferSeed[];
  readonly onboarding: readonly OnboardingSeed[];
  readonly chats?: readonly ChatSeed[];
  readonly requests?: readonly RequestSeed[];
  /** Direct billing; by default derived from the flags. */
  readonly streaming?: StreamingSeed;
}

/**
 * Premium numbers of one phone number: `messages` sent in the month of the anchor day. Amounts in grosze; without
 * `limit` the customer has chosen none.
 */
export interface PremiumNumberSeed {
  readonly productId: string;
  readonly limit?: number;
  readonly messages: number;
  readonly callsBlocked: boolean;
  readonly messagesBlocked: boolean;
}

/** Creates the data of a customer for the anchor days of its tenant. */
export type SeedFactory = (days: SeedDays) => CustomerSeed;
