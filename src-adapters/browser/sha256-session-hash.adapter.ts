import type { SessionHashPort } from "#domain/session/index.ts";
import { toHex } from "./to-hex.ts";

/** Computes the SHA-256 of a session id in the browser. */
export class Sha256SessionHashAdapter implements SessionHashPort {
  async hashOf(sessionId: string): Promise<string> {
    return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sessionId))));
  }
}
