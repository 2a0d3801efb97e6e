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
  const ended = new Set<string>();
  const withSession = <Value>(answer: (id: string) => Result<Value, TransportFailure>): Result<Value, TransportFailure> =>
    current === undefined ? fail({ kind: "aborted" }) : answer(current);
  return {
    script,
    get sessionId() {
      return current;
    },
    use(next) {
      current = next;
    },
    expire() {
      if (current !== undefined) ended.add(current);
    },
    isActive: () => script.answer("isActive", () => withSession((id) => succeed(!ended.has(id)))),
    serverHash: () =>
      script.answer("serverHash", () =>
        withSession((id) =>
          ended.has(id)
            ? fail({ kind: "flagged", flag: "sessionError", message: undefined })
            : succeed(createHash("sha256").update(id).digest("hex")),
        ),
      ),
    end: () =>
      script.answer("end", () =>
        withSession((id) => {
          ended.add(id);
          return succeed(undefined);
        }),
      ),
  };
}
