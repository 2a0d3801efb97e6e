import { createHash } from "node:crypto";
import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { CredentialsPort, SessionPort } from "#domain/session/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { Script } from "./script.ts";

export interface FakeSession extends SessionPort, CredentialsPort {
  readonly script: Script<"isActive" | "serverHash" | "end">;
  /** The session that calls are made with. */
  readonly sessionId: string | undefined;
  /** The provider ends the session by itself. */
  expire(): void;
}

/** The provider's side of a session, and the credentials in force; `sessionId` is open at the start. */
export function fakeSession({ sessionId }: { sessionId?: string } = {}): FakeSession {
  const script: FakeSession["script"] = new Script();
  let current = sessionId;
  let context: string | undefined;
  let epoch = 0;
  const ended = new Set<string>();
  /**
   * As on the wire: a call goes out with the session that is in force when it is made, and arrives only while it is.
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
    use(next, account) {
      if (next !== current || account !== context) epoch += 1;
      current = next;
      context = account;
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
