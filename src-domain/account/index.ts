export * from "./client.ts";
export * from "./client.port.ts";
