import { isJsonRecord, type JsonRecord } from "#kit/json.ts";
import { isSameText } from "#kit/wire/fingerprint.ts";
import type { GatewayTransaction } from "../payment-gateway.ts";
import type { Przelewy24Settings } from "./przelewy24-settings.ts";
import { przelewy24Sign } from "./przelewy24-sign.ts";

/** Returns the whole number of a field; `undefined` for any other value. */
export function wholeNumberIn(record: JsonRecord, field: string): number | undefined {
  const value = record[field];
  return typeof value === "number" && Number.isSafeInteger(value) ? value : undefined;
}

function parseRecord(body: string): JsonRecord | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isJsonRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a notification of Przelewy24, which is sent for a paid payment only. Returns `undefined` if it is of another
 * merchant, incomplete or wrongly signed.
 */
export function readPrzelewy24Notification(
  body: string,
  { merchantId, posId, crc }: Przelewy24Settings,
): GatewayTransaction | undefined {
  const fields = parseRecord(body);
  if (fields === undefined) return undefined;
  const [amount, originAmount] = [wholeNumberIn(fields, "amount"), wholeNumberIn(fields, "originAmount")];
  const [orderId, methodId] = [wholeNumberIn(fields, "orderId"), wholeNumberIn(fields, "methodId")];
  const { sessionId, currency, statement, sign } = fields;
  if (amount === undefined || originAmount === undefined || orderId === undefined || methodId === undefined)
    return undefined;
  if (typeof sessionId !== "string" || typeof currency !== "string" || typeof statement !== "string") return undefined;
  if (fields["merchantId"] !== merchantId || fields["posId"] !== posId || typeof sign !== "string") return undefined;
  const signed = { merchantId, posId, sessionId, amount, originAmount, currency, orderId, methodId, statement };
  if (!isSameText(sign, przelewy24Sign(signed, crc))) return undefined;
  return { paymentId: sessionId, orderId, amount, currency, state: "paid" };
}
