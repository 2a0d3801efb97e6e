import type { Client } from "./client.ts";

/** Returns true for a private person: rights of consumers do not apply to a customer with a company name or a NIP. */
export function isConsumer({ companyName, taxId }: Pick<Client, "companyName" | "taxId">): boolean {
  return companyName === undefined && taxId === undefined;
}
