export * from "./sale-offer.ts";
export * from "./offer-periods.ts";
export * from "./offer-in-short.ts";
export * from "./offers.port.ts";
