import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { JsonRecord } from "#kit/json.ts";
import { formatPhone } from "./phone-numbers.ts";
import { moveNumber } from "./termination.repository.ts";

/** First digits of a new number, by category of its service. */
const PREFIXES: Readonly<Record<string, string>> = { mobile_phone: "537", phone: "583" };

/** Contract of an ordered service, with the number that its order ports from another operator. */
interface OrderedContract {
  readonly productId: string;
  readonly contractNumber: string;
  readonly phoneNumber: string;
}

/** Returns a number that is the same for each service. */
function newNumber(prefix: string, productId: string): string {
  const digits = createHash("sha256").update(productId, "utf8").digest().readUInt32BE(0) % 1_000_000;
  return `${prefix}${String(digits).padStart(6, "0")}`;
}

/**
 * Gives an ordered phone its number: the one that the order ports, otherwise a new one (ORDER-16). Returns the fields
 * of its product; none for a service without a number.
 */
export function assignPhoneNumber(
  db: DatabaseSync,
  account: string,
  category: string,
  { productId, contractNumber, phoneNumber }: OrderedContract,
): JsonRecord {
  const prefix = PREFIXES[category];
  if (prefix === undefined) return {};
  const number = phoneNumber || newNumber(prefix, productId);
  moveNumber(db, account, number, { from: "", to: contractNumber });
  return { productInfo: formatPhone(number).replaceAll("\u00a0", " ") };
}
