import type { SessionHashPort } from "#domain/session/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";

/** Generates keys of 128 random bits in hex: no key can be guessed or repeats another. */
export class RandomIdempotencyKeyAdapter implements IdempotencyKeyPort {
  next(): string {
    return toHex(crypto.getRandomValues(new Uint8Array(16)));
  }
}

/** Computes the SHA-256 of a session id in the browser. */
export class Sha256SessionHashAdapter implements SessionHashPort {
  async hashOf(sessionId: string): Promise<string> {
    return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sessionId))));
  }
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
