import { createHash } from "node:crypto";
import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { CredentialsPort, SessionPort } from "#domain/session/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { Script } from "./script.ts";

export interface FakeSession extends SessionPort, CredentialsPort {
  readonly script: Script<"isActive" | "serverHash" | "end">;
  /** Session that calls are made with. */
  readonly sessionId: string | undefined;
  /** Ends the session at the server. */
  expire(): void;
}

/** Session at the server and the current credentials; `sessionId` is open at the start. */
export function fakeSession({
  sessionId,
  onSessionChange,
}: { sessionId?: string; onSessionChange?: () => void } = {}): FakeSession {
  const script: FakeSession["script"] = new Script();
  let current = sessionId;
  let currentContext: string | undefined;
  let epoch = 0;
  const ended = new Set<string>();
  /**
   * Sends the call with the current session, as the gateway does, and aborts it when the session has changed before the
   * response.
   */
  const call = async <Value>(
    method: "isActive" | "serverHash" | "end",
    answer: (id: string) => Result<Value, TransportFailure>,
  ): Promise<Result<Value, TransportFailure>> => {
    const aborted: Result<Value, TransportFailure> = fail({ kind: "aborted" });
    const made = { id: current, epoch };
    const result = await script.answer(method, () => (made.id === undefined ? aborted : answer(made.id)));
    return made.epoch === epoch ? result : aborted;
  };
  return {
    script,
    get sessionId() {
      return current;
    },
    setCredentials(next, account) {
      if (next !== current || account !== currentContext) epoch += 1;
      const isOther = next !== current;
      current = next;
      currentContext = account;
      if (isOther) onSessionChange?.();
    },
    expire() {
      if (current !== undefined) ended.add(current);
    },
    isActive: () => call("isActive", (id) => succeed(!ended.has(id))),
    serverHash: () =>
      call("serverHash", (id) =>
        ended.has(id)
          ? fail({ kind: "flagged", flag: "sessionError", message: undefined })
          : succeed(createHash("sha256").update(id).digest("hex")),
      ),
    end: () =>
      call("end", (id) => {
        ended.add(id);
        return succeed(undefined);
      }),
  };
}
