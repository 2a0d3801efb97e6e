import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { toHex } from "./to-hex.ts";

/** Generates keys of 128 random bits in hex: no key can be guessed or repeats another. */
export class RandomIdempotencyKeyAdapter implements IdempotencyKeyPort {
  next(): string {
    return toHex(crypto.getRandomValues(new Uint8Array(16)));
  }
}
