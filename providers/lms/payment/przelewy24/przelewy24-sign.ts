import { createHash } from "node:crypto";

/**
 * Returns the sign of Przelewy24: SHA-384 of the values as JSON, in the order of their documentation, with the CRC key
 * as the last one.
 */
export function przelewy24Sign(values: Readonly<Record<string, string | number>>, crc: string): string {
  return createHash("sha384")
    .update(JSON.stringify({ ...values, crc }), "utf8")
    .digest("hex");
}
