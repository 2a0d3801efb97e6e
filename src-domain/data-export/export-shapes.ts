import type { Client, ClientData, ClientFlags } from "../account/index.ts";
import type { Agreement } from "../consents/index.ts";
import type { ContactData } from "../contact/index.ts";
import type { FinancialEntry } from "../finance/index.ts";
import type { Message, Outage } from "../messages/index.ts";
import type { SaleOffer } from "../offers/index.ts";
import type { StoredOnboardingFlag } from "../onboarding/index.ts";
import type { Address, Product, ProductPrice } from "../products/index.ts";
import type { UserSession } from "../session/index.ts";
import type { Shape } from "./export-node.ts";

const ADDRESS = {
  of: {
    street: "text",
    houseNumber: "text",
    flatNumber: "text",
    zip: "text",
    city: "text",
    country: "text",
    addressId: "text",
    cityTeryt: "text",
    streetTeryt: "text",
  },
} as const satisfies Shape<Address>;

const PRICE = { of: { validFrom: "day", validTo: "day", value: "money" } } as const satisfies Shape<ProductPrice>;

const PRODUCT: Shape<Product> = {
  of: {
    name: "text",
    fullName: "text",
    customName: "text",
    category: "text",
    status: "text",
    productInfo: "text",
    productId: "text",
    internalProductId: "text",
    mainServiceId: "text",
    code: "text",
    address: ADDRESS,
    contractNumber: "text",
    contractStart: "day",
    contractEnd: "day",
    commitmentFrom: "day",
    commitmentTo: "day",
    actualPrice: "money",
    productPrices: { each: PRICE },
    discountHint: "text",
    downlink: "number",
    uplink: "number",
    channels: "number",
    blockade: "text",
    mainProduct: "flag",
    metaProduct: "flag",
    mvnoProduct: "flag",
    showDetails: "flag",
    showHardware: "flag",
    showProductOptions: "flag",
    showTvGuide: "flag",
    tvGuideId: "text",
    iframe: "text",
    servicesList: { each: { of: { id: "text", name: "text", description: "text", status: "text", price: "money" } } },
    hardware: { each: { of: { model: "text", note: "text", caCard: "text", serialNumber: "text" } } },
    childrenList: { each: (): Shape<Product> => PRODUCT },
    visit: { of: { slotId: "text", from: "moment", to: "moment", changeableUntil: "moment" } },
    moveOn: "day",
  },
};

const CLIENT = {
  of: {
    accountNumber: "text",
    customerType: "text",
    firstName: "text",
    lastName: "text",
    companyName: "text",
    personalId: "text",
    taxId: "text",
    email: "text",
    phone: "text",
    mobilePhone: "text",
    marketingEmail: "text",
    clientLogin: "text",
    clientCustomLogin: "text",
    lastGoodLogin: "moment",
    bankAccountNumber: "text",
    currentBalance: "money",
    accountBalanceDate: "day",
    coOwner: "text",
    coOwnerPersonalId: "text",
    coOwnerTaxId: "text",
    proxy: "text",
    proxyPersonalId: "text",
    invoiceRecipient: "text",
    invoiceRecipientAddress: ADDRESS,
    postAddress: ADDRESS,
    billingAddress: ADDRESS,
    billingPhones: { each: "text" },
    electronicPoll: "flag",
    contactDataEditable: "flag",
    contactDataVisible: "flag",
    rodo: { of: { email: "flag", phone: "flag", personalData: "flag", address: "flag" } },
    serviceMoveMessage: "text",
    blockade: { of: { type: "text", message: "text", debtCollectionCompany: "text" } },
  },
} as const satisfies Shape<Client>;

const FLAGS = {
  of: {
    popupMessage: "text",
    showProductEndContactPopup: "flag",
    showSatisfactionSurvey: "flag",
    expandSatisfactionSurvey: "flag",
    showNetflixActivation: "flag",
    acceptedTOSNetflix: "flag",
    showNetflixCancel: "flag",
    showTvnPlayerActivation: "flag",
    acceptedTOSTvnPlayer: "flag",
    showTvnPlayerCancel: "flag",
    showTvn24GoActivation: "flag",
    acceptedTOSTvn24Go: "flag",
    showIsobar: "flag",
    showChat: "flag",
    showServiceMoveButton: "flag",
    showEInvoiceActivation: "flag",
  },
} as const satisfies Shape<ClientFlags>;

const CLIENT_DATA = {
  of: { client: CLIENT, addressList: { each: ADDRESS }, products: { each: PRODUCT }, flags: FLAGS },
} as const satisfies Shape<ClientData>;

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
      status: "text",
      discount: "text",
      registrationDate: "day",
      offerExpirationDate: "day",
      closeDate: "day",
      salesRepresentative: "text",
      activationPrice: "money",
      delivery: "text",
      deliveryDate: "day",
      order: { of: { state: "text", day: "day", nextStep: "text" } },
      oneTimeFees: { each: { of: { name: "text", price: "money" } } },
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
            channels: "number",
            prices: { each: { of: { ...PRICE.of, typeOfCharge: "text" } } },
          },
        },
      },
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

/** Session data to export. The session id is a secret key, so it is left out. */
export type SessionFacts = Omit<UserSession, "sessionId" | "isLogged" | "unreadRights">;

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
}

/** Shapes of all parts, in the order of the page. */
export const EXPORT_SHAPES: { readonly [Name in keyof ExportValues]: Shape<ExportValues[Name]> } = {
  client: CLIENT_DATA,
  contact: CONTACT,
  consents: AGREEMENTS,
  entries: ENTRIES,
  messages: MESSAGES,
  outages: OUTAGES,
  offers: OFFERS,
  onboarding: ONBOARDING,
  session: SESSION,
};
