import { formatPolishDate } from "../shared-kernel/index.ts";
import type { InvoiceDetails } from "./invoice-details.ts";

/** NIP, day, 12 characters of the register, and a checksum over all of them. */
const NUMBER = /^\d{10}-\d{8}-[0-9A-F]{12}-([0-9A-F]{2})$/;
/** SHA-256 in base64url: 32 bytes in 43 characters. */
const HASH = /^[A-Za-z0-9_-]{43}$/;

/**
 * Returns true if a number of the ministry's register (KSeF) has the right format and checksum (CRC-8, polynomial 7).
 */
export function isKsefNumber(number: string): boolean {
  const check = NUMBER.exec(number)?.[1];
  return check !== undefined && crc8(number.slice(0, -3)) === Number.parseInt(check, 16);
}

/**
 * Returns the address at which the ministry verifies an invoice (KSeF 2.0, code I): NIP of the seller, day of issue as
 * DD-MM-YYYY, hash of the file. `undefined` when NIP or hash is missing or malformed, because the verification would
 * fail.
 */
export function ksefAddress(
  { ksef, seller, issuedOn }: Pick<InvoiceDetails, "ksef" | "seller" | "issuedOn">,
  host: string,
): string | undefined {
  const nip = seller.taxId?.replace(/[\s-]/g, "") ?? "";
  if (ksef === undefined || !/^\d{10}$/.test(nip) || !HASH.test(ksef.hash)) return undefined;
  return `https://${host}/invoice/${nip}/${formatPolishDate(issuedOn)}/${ksef.hash}`;
}

function crc8(text: string): number {
  let value = 0;
  for (const sign of text) {
    value ^= sign.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1)
      value = (value & 0x80) === 0 ? (value << 1) & 0xff : ((value << 1) ^ 0x07) & 0xff;
  }
  return value;
}
