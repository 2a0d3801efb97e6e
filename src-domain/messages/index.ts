export * from "./message.ts";
export * from "./messages.port.ts";
