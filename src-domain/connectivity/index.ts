export * from "./connectivity.port.ts";
