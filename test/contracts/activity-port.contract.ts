import { describe, expect, it } from "vitest";
import type { Activity, ActivityPort } from "#domain/session/index.ts";

/** Somebody at a device. */
export interface ActivityContractSetup {
  readonly port: ActivityPort;
  /** Somebody moves, or presses something; a second or more after the last time. */
  do(activity: Activity): Promise<void>;
  /** The page is looked at again. */
  wake(): void;
}

/** What every `ActivityPort` keeps to; which events of a browser are which is the adapter's own matter. */
export function activityPortContract(name: string, make: () => ActivityContractSetup): void {
  describe(`ActivityPort: ${name}`, () => {
    it("(part of SESS-12) tells each kind as it comes, until nobody listens", async () => {
      const device = make();
      const seen: Activity[] = [];
      const watching = device.port.activity.subscribe((kind) => seen.push(kind));
      for (const kind of ["move", "press", "move", "press"] as const) await device.do(kind);
      watching.unsubscribe();
      await device.do("press");
      expect(seen).toEqual(["move", "press", "move", "press"]);
    });

    it("(part of SESS-09) tells each time that the page is looked at again, and that is no activity", () => {
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
