import type { Result } from "../shared-kernel/index.ts";

/**
 * Returns true if the server names another session than the expected one (CALL-09). `expectedHash`: SHA-256 of the
 * session id in hex, in any case. Failures and empty responses do not count.
 */
export function isServerHashOfOtherSession(expectedHash: string, response: Result<string, unknown>): boolean {
  if (!response.ok) return false;
  const serverHash = response.value.trim().toLowerCase();
  return serverHash !== "" && serverHash !== expectedHash.toLowerCase();
}
