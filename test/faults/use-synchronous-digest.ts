import { createHash } from "node:crypto";
import { vi } from "vitest";

function bytesOf(data: BufferSource): Uint8Array {
  return data instanceof ArrayBuffer
    ? new Uint8Array(data)
    : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
}

/**
 * Makes the fingerprints of a test in its own turn: the real ones come from another thread, after a time that no
 * movable
 * clock knows, and a test could not tell a call that waits from one that has not begun.
 */
export function useSynchronousDigest(): void {
  vi.spyOn(crypto.subtle, "digest").mockImplementation((_, data) => {
    const { buffer } = Uint8Array.from(createHash("sha256").update(bytesOf(data)).digest());
    return Promise.resolve(buffer);
  });
}
