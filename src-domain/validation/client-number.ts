import { unless, type Verdict } from "./verdict.ts";

export type ClientNumberKey = "clientNumber";

/** A client's number: one to nine digits (VAL-12). */
export function clientNumber(value: string): Verdict<ClientNumberKey> {
  return unless(/^[0-9]{1,9}$/.test(value), "clientNumber");
}
