import type { ClientData } from "../account/index.ts";
import type { Agreement } from "../consents/index.ts";
import type { ContactData } from "../contact/index.ts";
import type { BilledUse, FinancialEntry, InvoiceDetails } from "../finance/index.ts";
import type { Message, Outage } from "../messages/index.ts";
import type { SaleOffer } from "../offers/index.ts";
import type { StoredOnboardingFlag } from "../onboarding/index.ts";
import type { UserSession } from "../session/index.ts";
import { CLIENT_DATA_SHAPE } from "./client-data-shape.ts";
import type { ConsentEvent, PastChat } from "./data-history.port.ts";
import {
  CALLS_SHAPE,
  CHATS_SHAPE,
  CONSENT_HISTORY_SHAPE,
  DEVICES_SHAPE,
  INVOICES_SHAPE,
  type ExportDevices,
} from "./detail-shapes.ts";
import type { Shape } from "./export-node.ts";
import { PRICE_SHAPE, SPEEDS_SHAPE } from "./product-shape.ts";
import {
  REQUESTS_SHAPE,
  TERMINATIONS_SHAPE,
  WITHDRAWALS_SHAPE,
  type ExportRequest,
  type ExportTermination,
  type ExportWithdrawal,
} from "./statement-shapes.ts";

const CONTACT = {
  of: {
    mobilePhones: { each: "text" },
    linePhones: { each: "text" },
    mainEmail: "text",
    documentSendEmail: "text",
    marketingPermissions: { each: { of: { type: "text", required: "flag", state: "flag" } } },
    showChat: "flag",
    address: {
      of: {
        street: "text",
        building: "text",
        flat: "text",
        zip: "text",
        city: "text",
        cityMeta: "text",
        cityTeryt: "text",
      },
    },
  },
} as const satisfies Shape<ContactData>;

const AGREEMENTS = {
  each: {
    of: {
      consentName: "text",
      descriptionTitle: "text",
      meaning: "text",
      currentValue: "flag",
      lastChange: { of: { at: "moment", channel: "text" } },
      required: "flag",
      settingRequirements: "text",
      group: "text",
      purpose: "text",
      consentId: "text",
    },
  },
} as const satisfies Shape<readonly Agreement[]>;

const ENTRIES = {
  each: {
    of: {
      number: "text",
      kind: "text",
      period: "month",
      entryDate: "day",
      dueDate: "day",
      amount: "money",
      unpaidAmount: "money",
      status: "text",
      entryId: "text",
      duplicatePossible: "flag",
      duplicateCreating: "flag",
      ksefNumber: "text",
      accountEnd: "text",
      correctedEntryId: "text",
    },
  },
} as const satisfies Shape<readonly FinancialEntry[]>;

const MESSAGES = {
  each: {
    of: {
      title: "text",
      body: "markup",
      createdAt: "moment",
      validFrom: "day",
      read: "flag",
      type: "number",
      module: "text",
      entryId: "text",
      productId: "text",
      confirmedAt: "moment",
      legalNotice: {
        of: {
          kind: "text",
          contractNumber: "text",
          effectiveOn: "day",
          basis: "text",
          changes: { each: { of: { name: "text", before: "text", after: "text" } } },
          monthlyDifference: "money",
          freeUntil: "day",
          tariffs: { each: { of: { name: "text", price: "money", description: "text" } } },
          productId: "text",
        },
      },
      clientMessageId: "text",
      rodoMessageId: "text",
    },
  },
} as const satisfies Shape<readonly Message[]>;

const OUTAGES = {
  each: {
    of: {
      title: "text",
      body: "markup",
      addressId: "text",
      startsAt: "moment",
      plannedEnd: "moment",
      services: { each: "text" },
      news: { each: { of: { at: "moment", text: "text", plannedEnd: "moment" } } },
      smsPhone: "text",
      outageId: "text",
    },
  },
} as const satisfies Shape<readonly Outage[]>;

const OFFERS = {
  each: {
    of: {
      title: "text",
      kind: "text",
      status: "text",
      discount: "text",
      registrationDate: "day",
      offerExpirationDate: "day",
      closeDate: "day",
      withdrawnOn: "day",
      salesRepresentative: "text",
      activationPrice: "money",
      delivery: "text",
      deliveryDate: "day",
      deliveryAddress: "text",
      order: { of: { state: "text", day: "day", nextStep: "text" } },
      oneTimeFees: { each: { of: { name: "text", price: "money" } } },
      equipment: { each: "text" },
      documents: { each: { of: { name: "text", documentId: "text" } } },
      products: {
        each: {
          of: {
            name: "text",
            package: "text",
            category: "text",
            commitmentPeriod: "number",
            downlink: "number",
            uplink: "number",
            speeds: SPEEDS_SHAPE,
            channels: "number",
            withdrawnOn: "day",
            prices: { each: { of: { ...PRICE_SHAPE.of, typeOfCharge: "text" } } },
          },
        },
      },
      addressId: "text",
      offerId: "text",
      activityId: "text",
      accountNumber: "text",
      clientNumber: "text",
      contactFormId: "text",
      processNumber: "text",
    },
  },
} as const satisfies Shape<readonly SaleOffer[]>;

const ONBOARDING = {
  each: { of: { eventName: "text", eventSet: "flag", expirationDate: "day" } },
} as const satisfies Shape<readonly StoredOnboardingFlag[]>;

/**
 * Session data to export. The session id is a secret key, so it is left out. So is the language of the login, which
 * only the page that logged in has received.
 */
export type SessionFacts = Omit<UserSession, "sessionId" | "isLogged" | "unreadRights" | "language">;

const SESSION = {
  of: {
    userId: "text",
    currentContext: "text",
    contexts: { each: { of: { id: "text", name: "text" } } },
    cooperative: "flag",
    b2b: "flag",
    crmUser: "flag",
    access: { of: { ebok: "flag", wifi: "flag" } },
  },
} as const satisfies Shape<SessionFacts>;

/** Type of each part of an export. */
export interface ExportValues {
  readonly client: ClientData;
  readonly contact: ContactData;
  readonly consents: readonly Agreement[];
  readonly entries: readonly FinancialEntry[];
  readonly messages: readonly Message[];
  readonly outages: readonly Outage[];
  readonly offers: readonly SaleOffer[];
  readonly onboarding: readonly StoredOnboardingFlag[];
  readonly session: SessionFacts;
  readonly invoices: readonly InvoiceDetails[];
  readonly calls: readonly BilledUse[];
  readonly chats: readonly PastChat[];
  readonly consentHistory: readonly ConsentEvent[];
  readonly devices: ExportDevices;
  readonly requests: readonly ExportRequest[];
  readonly withdrawals: readonly ExportWithdrawal[];
  readonly terminations: readonly ExportTermination[];
}

/** Shapes of all parts, in the order of the page. */
export const EXPORT_SHAPES: { readonly [Name in keyof ExportValues]: Shape<ExportValues[Name]> } = {
  client: CLIENT_DATA_SHAPE,
  contact: CONTACT,
  consents: AGREEMENTS,
  entries: ENTRIES,
  messages: MESSAGES,
  outages: OUTAGES,
  offers: OFFERS,
  onboarding: ONBOARDING,
  session: SESSION,
  invoices: INVOICES_SHAPE,
  calls: CALLS_SHAPE,
  chats: CHATS_SHAPE,
  consentHistory: CONSENT_HISTORY_SHAPE,
  devices: DEVICES_SHAPE,
  requests: REQUESTS_SHAPE,
  withdrawals: WITHDRAWALS_SHAPE,
  terminations: TERMINATIONS_SHAPE,
};
