export * from "./client.ts";
export * from "./personal-data.ts";
export * from "./client.port.ts";
