import type { SessionMarkPort } from "#domain/session/index.ts";

/** The browser's own SHA-256. */
export class Sha256SessionMarkAdapter implements SessionMarkPort {
  async markOf(sessionId: string): Promise<string> {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sessionId));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}
