export * from "./address.ts";
export * from "./internet-speeds.ts";
export * from "./product.ts";
export * from "./price.ts";
export * from "./service-locations.ts";
