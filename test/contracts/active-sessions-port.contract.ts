import { describe, expect, it } from "vitest";
import type { ActiveSession, ActiveSessionsPort } from "#domain/settings/index.ts";

/** Customer with three open sessions, of which the port uses one. */
export interface ActiveSessionsContractSetup {
  readonly port: ActiveSessionsPort;
  breakDown(): Promise<void>;
}

let keyCount = 0;
const nextIdempotencyKey = (): string => `contract-sessions-${String((keyCount += 1)).padStart(6, "0")}`;

/** Runs the contract suite of `ActiveSessionsPort`. `make` creates a new provider each time. */
export function activeSessionsPortContract(name: string, make: () => Promise<ActiveSessionsContractSetup>): void {
  describe(`ActiveSessionsPort: ${name}`, () => {
    const listed = async (port: ActiveSessionsPort): Promise<readonly ActiveSession[]> => {
      const list = await port.load();
      if (!list.ok) throw new Error("the sessions must be listed");
      return list.value;
    };

    it("(part of SET-08) lists the open sessions with device and times, one as current", async () => {
      const sessions = await listed((await make()).port);
      expect(sessions.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, false, true]);
      expect(new Set(sessions.map(({ id }) => id)).size).toBe(3);
      for (const { channel, device, startedAt, lastUsedAt } of sessions) {
        expect(["browser", "app"]).toContain(channel);
        expect(device).toMatch(/\S/);
        expect([typeof startedAt, typeof lastUsedAt]).toEqual(["number", "number"]);
      }
    });

    it("(part of SET-08) ends another session once, and ignores one that has ended", async () => {
      const { port } = await make();
      const other = (await listed(port)).find(({ isCurrent }) => !isCurrent);
      if (other === undefined) throw new Error("there must be another session");
      const order = { idempotencyKey: nextIdempotencyKey(), id: other.id };
      expect(await port.end(order)).toEqual({ ok: true, value: "ended" });
      expect(await port.end(order)).toEqual({ ok: true, value: "ended" });
      expect(await port.end({ ...order, id: "another" })).toEqual({
        ok: false,
        failure: { kind: "http", status: 400 },
      });
      expect(await port.end({ ...order, idempotencyKey: nextIdempotencyKey() })).toEqual({ ok: true, value: "ended" });
      expect((await listed(port)).map(({ id }) => id)).not.toContain(other.id);
      expect(await listed(port)).toHaveLength(2);
    });

    it("(part of SET-08) ends all other sessions and keeps the current one", async () => {
      const { port } = await make();
      const current = (await listed(port)).find(({ isCurrent }) => isCurrent);
      expect(await port.endOthers({ idempotencyKey: nextIdempotencyKey() })).toEqual({ ok: true, value: "ended" });
      expect((await listed(port)).map(({ id }) => id)).toEqual([current?.id]);
    });

    it("returns the HTTP failure of the sessions when the provider answers 503", async () => {
      const { port, breakDown } = await make();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.load()).toEqual(failed);
      expect(await port.end({ idempotencyKey: nextIdempotencyKey(), id: "s" })).toEqual(failed);
      expect(await port.endOthers({ idempotencyKey: nextIdempotencyKey() })).toEqual(failed);
    });
  });
}
