import { toHex } from "./to-hex.ts";

/** Returns the SHA-256 of a text as lowercase hex. Rejects without a secure context. */
export async function hashText(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}
