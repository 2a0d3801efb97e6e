export * from "./message.ts";
export * from "./inbox.ts";
export * from "./messages.port.ts";
