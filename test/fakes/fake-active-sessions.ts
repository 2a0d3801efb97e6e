import { fail, succeed, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import type { ActiveSession, ActiveSessionsPort } from "#domain/settings/index.ts";
import { START } from "./movable-clock.ts";
import { Script } from "./script.ts";

export interface FakeActiveSessions extends ActiveSessionsPort {
  readonly script: Script<"load" | "end" | "endOthers">;
  readonly list: () => readonly ActiveSession[];
}

/** Open sessions of one login in memory; the first one asks. */
export function fakeActiveSessions(ids: readonly string[] = ["s-1", "s-2"]): FakeActiveSessions {
  const script: FakeActiveSessions["script"] = new Script();
  const answers = new Map<string, string>();
  let list: readonly ActiveSession[] = ids.map((id, index) => ({
    id,
    isCurrent: index === 0,
    channel: index === 0 ? "browser" : "app",
    device: index === 0 ? "Chrome, Linux" : `Telefon ${index}`,
    place: undefined,
    startedAt: START - index * 60_000,
    lastUsedAt: START - index * 60_000,
  }));
  /** Applies a write once per idempotency key, and rejects other content with that key. */
  const end = (key: string, content: string, isKept: (session: ActiveSession) => boolean) => {
    const former = answers.get(key);
    if (former !== undefined && former !== content)
      return fail({ kind: "http", status: 400 } as const) satisfies Result<"ended", TransportFailure>;
    answers.set(key, content);
    if (former === undefined) list = list.filter((session) => session.isCurrent || isKept(session));
    return succeed("ended" as const);
  };
  return {
    script,
    list: () => list,
    load: () => script.answer("load", () => succeed(list)),
    end: ({ idempotencyKey, id }) =>
      script.answer("end", (): Result<"ended", TransportFailure> =>
        end(idempotencyKey, id, (session) => session.id !== id),
      ),
    endOthers: ({ idempotencyKey }) =>
      script.answer("endOthers", (): Result<"ended", TransportFailure> => end(idempotencyKey, "others", () => false)),
  };
}
