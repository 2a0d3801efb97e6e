export * from "./contact.ts";
export * from "./contact.port.ts";
export * from "./visible-contact.ts";
