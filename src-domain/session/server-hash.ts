import type { Result } from "../shared-kernel/index.ts";

/**
 * Hash of the session at the server, compared with the first one of the session (CALL-09).
 *
 * - `first`: the server has reported none before; `hash` is to be stored with the session.
 * - `same`: the server still sees this session.
 * - `other`: the server sees another session.
 * - `none`: the call failed, or the response is empty. Does not count.
 */
export type ServerHashComparison =
  | { readonly kind: "first"; readonly hash: string }
  | { readonly kind: "same" | "other" | "none" };

/**
 * Compares the server's response with the first hash of this session. The portal does not compute the hash itself,
 * because the server chooses the algorithm: another one than SHA-256 must not log customers out (CALL-09).
 */
export function compareServerHash(first: string | undefined, response: Result<string, unknown>): ServerHashComparison {
  const hash = response.ok ? response.value.trim() : "";
  if (hash === "") return { kind: "none" };
  if (first === undefined) return { kind: "first", hash };
  return { kind: hash === first ? "same" : "other" };
}
