export * from "./sale-offer.ts";
export * from "./order-history.ts";
export * from "./order-progress.ts";
export * from "./offer-periods.ts";
export * from "./offer-summary.ts";
export * from "./offers.port.ts";
export * from "./contract-terms.ts";
