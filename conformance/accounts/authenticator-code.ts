import { createHmac } from "node:crypto";

const STEP_MS = 30_000;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function keyFromBase32(secret: string): Uint8Array {
  const bits = Array.from(secret.replaceAll("=", ""), (letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0"));
  return Uint8Array.from(bits.join("").match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** Returns the six-digit code of an authenticator app (RFC 6238, HMAC-SHA-1) at a moment, ms. */
export function authenticatorCode(secret: string, now: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / STEP_MS)));
  const mac = createHmac("sha1", keyFromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
}
