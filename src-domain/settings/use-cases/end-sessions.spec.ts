import { describe, expect, it } from "vitest";
import { fakeActiveSessions } from "#test/fakes/fake-active-sessions.ts";
import { formIdempotencyKey } from "../../shared-kernel/write.ts";
import type { ActiveSession } from "../active-sessions.port.ts";
import { endSessions, type SessionsToEnd } from "./end-sessions.ts";

const OTHERS: SessionsToEnd = { kind: "others" };
const ONE: SessionsToEnd = { kind: "one", id: "s-2" };

function opened(reread?: (list: readonly ActiveSession[]) => readonly ActiveSession[] | undefined) {
  const fake = fakeActiveSessions(["s-1", "s-2", "s-3"]);
  const reload = async () => reread?.(fake.list());
  const send = (which: SessionsToEnd) =>
    endSessions({ sessions: fake, reload }, which, formIdempotencyKey("intent-0000000001"));
  return { fake, send };
}

const idsOf = (list: readonly ActiveSession[]): readonly string[] => list.map(({ id }) => id);

describe("endSessions", () => {
  it.each([
    ["one session", ONE, ["s-1", "s-3"]],
    ["all others", OTHERS, ["s-1"]],
  ] as const)("(part of SET-08) ends %s once", async (_, which, left) => {
    const { fake, send } = opened();
    expect(await send(which)).toEqual({ kind: "done", value: "ended" });
    expect([idsOf(fake.list()), fake.script.calls.length]).toEqual([left, 1]);
  });

  it.each([
    ["found-done", ONE, (list: readonly ActiveSession[]) => list.filter(({ id }) => id !== "s-2")],
    ["unknown", ONE, (list: readonly ActiveSession[]) => list],
    ["found-done", OTHERS, (list: readonly ActiveSession[]) => list.filter(({ isCurrent }) => isCurrent)],
    ["unknown", OTHERS, (list: readonly ActiveSession[]) => list.slice(0, 2)],
    ["unknown", OTHERS, () => undefined],
  ] as const)("resolves with %s after a lost response by what is still listed", async (kind, which, reread) => {
    const { fake, send } = opened(reread);
    fake.script.failNext(which.kind === "one" ? "end" : "endOthers", { kind: "timeout" });
    expect(await send(which)).toMatchObject({ kind });
  });
});
