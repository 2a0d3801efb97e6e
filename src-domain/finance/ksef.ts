import { formatPolishDate } from "../shared-kernel/index.ts";
import type { InvoiceDetails, KsefContext } from "./invoice-details.ts";

/** Kinds of the seller's identifier in KSeF. */
export const KSEF_CONTEXTS: readonly KsefContext[] = ["Nip", "InternalId", "NipVatUe", "PeppolId"];

/** NIP, day, 12 characters of the register, and a checksum over all of them. */
const NUMBER = /^\d{10}-\d{8}-[0-9A-F]{12}-([0-9A-F]{2})$/;
/** SHA-256 in base64url: 32 bytes in 43 characters. */
const HASH = /^[A-Za-z0-9_-]{43}$/;
const CONTEXT_ID = /^[A-Za-z0-9:-]{1,50}$/;
const CERTIFICATE = /^[0-9A-Fa-f]{2,64}$/;
/** ECDSA with P-256 has 64 bytes or a little more, RSA at most 512. */
const SIGNATURE = /^[A-Za-z0-9_-]{86,684}$/;

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
  return verificationAddress({ hash: ksef?.hash, seller, issuedOn }, host);
}

type OfflineInvoice = Pick<InvoiceDetails, "ksefOffline" | "seller" | "issuedOn">;

/**
 * Returns the address at which the ministry verifies an invoice that was issued outside KSeF (code I, with the words
 * OFFLINE below it); `undefined` when a part is missing or malformed.
 */
export function offlineInvoiceAddress(
  { ksefOffline, seller, issuedOn }: OfflineInvoice,
  host: string,
): string | undefined {
  return verificationAddress({ hash: ksefOffline?.hash, seller, issuedOn }, host);
}

/**
 * Returns the address at which the ministry verifies the seller of an invoice that was issued outside KSeF (code II,
 * with the word CERTYFIKAT below it); `undefined` when a part is missing or malformed.
 */
export function certificateAddress({ ksefOffline, seller }: OfflineInvoice, host: string): string | undefined {
  const nip = sellerNip(seller);
  if (ksefOffline === undefined || nip === undefined) return undefined;
  const { context, contextId, certificate, hash, signature } = ksefOffline;
  if (!CONTEXT_ID.test(contextId) || !CERTIFICATE.test(certificate)) return undefined;
  if (!HASH.test(hash) || !SIGNATURE.test(signature)) return undefined;
  return `https://${host}/certificate/${context}/${contextId}/${nip}/${certificate}/${hash}/${signature}`;
}

function verificationAddress(
  { hash, seller, issuedOn }: Pick<InvoiceDetails, "seller" | "issuedOn"> & { readonly hash: string | undefined },
  host: string,
): string | undefined {
  const nip = sellerNip(seller);
  if (hash === undefined || nip === undefined || !HASH.test(hash)) return undefined;
  return `https://${host}/invoice/${nip}/${formatPolishDate(issuedOn)}/${hash}`;
}

function sellerNip({ taxId }: InvoiceDetails["seller"]): string | undefined {
  const nip = taxId?.replace(/[\s-]/g, "") ?? "";
  return /^\d{10}$/.test(nip) ? nip : undefined;
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
