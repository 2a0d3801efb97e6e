export * from "./contact.ts";
export * from "./contact.port.ts";
