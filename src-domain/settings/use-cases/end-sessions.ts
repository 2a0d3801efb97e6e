import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { ActiveSession, ActiveSessionsPort } from "../active-sessions.port.ts";

/** Sessions to end: one of the others, or all of them. */
export type SessionsToEnd = { readonly kind: "one"; readonly id: string } | { readonly kind: "others" };

/** Dependencies of `endSessions`. */
export interface EndSessionsPorts {
  readonly sessions: Pick<ActiveSessionsPort, "end" | "endOthers">;
  /** Re-reads the open sessions. Resolves with `undefined` when the read fails. */
  readonly reload: () => Promise<readonly ActiveSession[] | undefined>;
}

/**
 * Ends other sessions of the login (SET-08). After a lost response they count as ended if they are no longer listed.
 * Fails with a transport failure.
 */
export function endSessions(
  { sessions, reload }: EndSessionsPorts,
  which: SessionsToEnd,
  key: WriteKey,
): Promise<WriteOutcome<"ended", never>> {
  const isEnded = ({ id, isCurrent }: ActiveSession): boolean => (which.kind === "one" ? id !== which.id : isCurrent);
  return executeWrite<"ended", never>(key, {
    content: [which],
    send: (idempotencyKey) =>
      which.kind === "one" ? sessions.end({ idempotencyKey, id: which.id }) : sessions.endOthers({ idempotencyKey }),
    verifyApplied: async () => (await reload())?.every(isEnded),
  });
}
