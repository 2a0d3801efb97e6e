import type { Result } from "../shared-kernel/index.ts";

/**
 * Whether the provider names another session than the one that its answers are shown for (CALL-09). `mark` is what it
 * should say: SHA-256 of the
 * session's id in hex, in either case. An answer that has not come, or says nothing, names none.
 */
export function isOtherSession(expectedHash: string, response: Result<string, unknown>): boolean {
  if (!response.ok) return false;
  const named = response.value.trim().toLowerCase();
  return named !== "" && named !== expectedHash.toLowerCase();
}
