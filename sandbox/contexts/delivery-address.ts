import type { DatabaseSync } from "node:sqlite";
import { isJsonRecord, jsonText, parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";
import { addressText } from "./customer-contact-forms.ts";
import { isSentByCourier } from "./order-progress.ts";
import { withoutRestrictedFields } from "./restricted-data.ts";

/** Adds to the answer about an offer whose order is sent the customer's address for letters. */
export function withDeliveryAddress(db: DatabaseSync, account: string, answer: JsonRecord): JsonRecord {
  if (answer["consentNeeded"] === true || !isSentByCourier(answer)) return answer;
  const row = db.prepare("SELECT data FROM client WHERE account_number = ?").get(account);
  const { postAddress } = row === undefined ? {} : withoutRestrictedFields(parseJsonRecord(textColumn(row, "data")));
  if (!isJsonRecord(postAddress)) return answer;
  const deliveryAddress = addressText({
    ...postAddress,
    city: [jsonText(postAddress["zip"]), jsonText(postAddress["city"])].filter((part) => part !== "").join(" "),
  });
  return { ...answer, deliveryAddress };
}
