export * from "./sale-offer.ts";
export * from "./offers.port.ts";
