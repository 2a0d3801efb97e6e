import type { PortalPart } from "#domain/access/index.ts";
import type { OperationName } from "./operations.ts";

interface PartOperations {
  /** Without any of these, the part is neither shown nor called. */
  readonly needs: readonly OperationName[];
  /** Further operations that only this part calls. */
  readonly also?: readonly OperationName[];
}

/** Operations of each part of the portal (CALL-12). Operations that several parts share belong to none. */
export const PART_OPERATIONS: Readonly<Record<PortalPart, PartOperations>> = {
  offers: {
    needs: ["getSalesOfferHistory"],
    also: [
      "getExtendOffer",
      "showIsobarEvent",
      "registerTemporaryMarketingConsent",
      "continueSalesProcess",
      "respondToSaleOffer",
    ],
  },
  directBilling: {
    needs: ["getDirectBilling"],
    also: ["registerTOSAcceptance", "changeDirectBilling", "saveDirectBillingSettings"],
  },
  wifi: {
    needs: ["getWifiHardware", "getWifiParams"],
    also: ["switchWifiFrequency", "setWifiParams", "setDefaultWifiParams"],
  },
  resetPin: { needs: ["getResetPinHardware", "resetPin"] },
  video: { needs: [] },
  chat: { needs: ["getChatToken"] },
  invoices: { needs: ["getClientFinancialEntries"] },
  payments: { needs: ["startPayment", "getPaymentState"], also: ["getOpenPayments", "abandonPayment"] },
  callDetails: { needs: ["getCallBilling"] },
  messages: { needs: ["getClientMessages"], also: ["markMessageAsRead", "markMessageAsDeleted"] },
  supportRequests: {
    needs: ["getContactFormDefinition", "registerContactFormSubmission"],
    also: ["getContactFormSubmissions", "addContactFormFile"],
  },
  personalData: { needs: ["getContactData"] },
  agreements: { needs: ["getConsentsByCustomerAccount"] },
  onboarding: { needs: ["getOnboardingtData"], also: ["saveOnboardingtData"] },
  branches: { needs: ["getBranches"] },
  faq: { needs: ["getFaq"] },
  regulations: { needs: ["getRegulations"] },
};
