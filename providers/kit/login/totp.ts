import { createHmac } from "node:crypto";

const STEP_MS = 30_000;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Number of time steps by which a phone's clock may differ. */
const TOLERATED_STEPS = 1;

/** Decodes a key as an authenticator app shows it (base32 of RFC 4648, ignoring blanks). Throws for invalid base32. */
export function keyFromBase32(text: string): Buffer {
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  for (const letter of text.replaceAll(/[\s=]/gu, "").toUpperCase()) {
    const value = BASE32.indexOf(letter);
    if (value < 0) throw new RangeError("invalid base32");
    held = ((held << 5) | value) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return Buffer.from(bytes);
}

/** Encodes a key for an authenticator app, without padding. */
export function base32From(key: Uint8Array): string {
  let [text, held, bits] = ["", 0, 0];
  for (const byte of key) {
    held = ((held << 8) | byte) & 0xffff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32[(held >> bits) & 31] ?? "";
    }
  }
  return bits === 0 ? text : text + (BASE32[(held << (5 - bits)) & 31] ?? "");
}

/** Returns the time step of a moment (ms). */
export function totpStep(now: number): number {
  return Math.floor(now / STEP_MS);
}

/** Returns the code of a time step (RFC 6238, HMAC-SHA-1) with `digits` digits, including leading zeros. */
export function totpCode(key: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits).padStart(digits, "0");
}

/**
 * Returns the time step of a code, at most one step from now; `undefined` if it matches no step later than `after`.
 * Each code works once.
 */
export function stepOfCode(key: Buffer, code: string, now: number, after: number): number | undefined {
  const current = totpStep(now);
  for (let step = current - TOLERATED_STEPS; step <= current + TOLERATED_STEPS; step += 1) {
    if (step > after && totpCode(key, step) === code) return step;
  }
  return undefined;
}

/** Builds the otpauth address that an authenticator app reads from a QR code. */
export function otpauthUri({
  issuer,
  account,
  secret,
}: {
  readonly issuer: string;
  readonly account: string;
  readonly secret: string;
}): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return (
    `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}` +
    "&algorithm=SHA1&digits=6&period=30"
  );
}
