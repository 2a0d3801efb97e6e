import { describe, expect, it } from "vitest";
import type { Activity, ActivityPort } from "#domain/session/index.ts";

/** Device with a user. */
export interface ActivityContractSetup {
  readonly port: ActivityPort;
  /** Simulates a pointer move or a press, at least one second after the last one. */
  do(activity: Activity): Promise<void>;
  /** Makes the page visible again. */
  wake(): void;
}

/** Runs the contract suite of `ActivityPort`. The adapter decides which browser events are which activity. */
export function activityPortContract(name: string, make: () => ActivityContractSetup): void {
  describe(`ActivityPort: ${name}`, () => {
    it("(part of SESS-12) reports each kind of activity in order until it is unsubscribed", async () => {
      const device = make();
      const seen: Activity[] = [];
      const watching = device.port.activity.subscribe((kind) => seen.push(kind));
      for (const kind of ["move", "press", "move", "press"] as const) await device.do(kind);
      watching.unsubscribe();
      await device.do("press");
      expect(seen).toEqual(["move", "press", "move", "press"]);
    });

    it("(part of SESS-09) reports each return to the page, and does not count it as activity", () => {
      const { port, wake } = make();
      let [woken, active] = [0, 0];
      const watching = port.wakes.subscribe(() => (woken += 1));
      watching.add(port.activity.subscribe(() => (active += 1)));
      wake();
      wake();
      watching.unsubscribe();
      wake();
      expect([woken, active]).toEqual([2, 0]);
    });
  });
}
