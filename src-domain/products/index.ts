export * from "./address.ts";
export * from "./product.ts";
