import { createHash } from "node:crypto";
import { vi } from "vitest";

function bytesOf(data: BufferSource): Uint8Array {
  return data instanceof ArrayBuffer
    ? new Uint8Array(data)
    : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
}

/**
 * Computes SHA digests synchronously. The real `digest` runs on another thread and takes a time that the movable clock
 * does not control, so that a test could not distinguish a waiting call from one that has not started.
 */
export function useSynchronousDigest(): void {
  vi.spyOn(crypto.subtle, "digest").mockImplementation((_, data) => {
    const { buffer } = Uint8Array.from(createHash("sha256").update(bytesOf(data)).digest());
    return Promise.resolve(buffer);
  });
}
