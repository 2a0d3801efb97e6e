import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";

/** 128 random bits in hex: nobody can guess one, and no two are alike. */
export class RandomIdempotencyKeyAdapter implements IdempotencyKeyPort {
  next(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}
