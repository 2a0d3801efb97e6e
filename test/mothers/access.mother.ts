import { NONE_UNAVAILABLE, type Access } from "#domain/access/index.ts";

/** Full access of a private customer, with all data loaded. */
export function anAccess(changes: Partial<Access> = {}): Access {
  return {
    offers: "yes",
    orderHistory: "yes",
    messages: "yes",
    services: "yes",
    resetPin: "yes",
    decoder: "yes",
    router: "yes",
    directBilling: "yes",
    directBillingDetails: "yes",
    wifi: "yes",
    video: "yes",
    chat: "yes",
    unavailable: NONE_UNAVAILABLE,
    clientLoaded: true,
    ...changes,
  };
}
