import { describe, expect, it } from "vitest";
import type { LeadershipTab } from "#test/fakes/fake-tab-leadership.ts";

/** Creates a browser that opens tabs; with `hasFocus` the tab has the focus. */
export type MakeLeadershipBrowser = () => { openTab(hasFocus?: boolean): LeadershipTab };

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Runs the contract suite of `TabLeadershipPort`. */
export function tabLeadershipPortContract(name: string, make: MakeLeadershipBrowser): void {
  describe(`TabLeadershipPort: ${name}`, () => {
    it("makes the only tab the leader", async () => {
      const { port } = make().openTab();
      port.join();
      await settled();
      expect(port.isLeader).toBe(true);
    });

    it("makes the last focused tab the only leader, and another one when it leaves", async () => {
      const { openTab } = make();
      const [first, second, third] = [openTab(), openTab(true), openTab()];
      const leaders = async () => {
        await settled();
        return [first, second, third].map(({ port }) => port.isLeader);
      };
      for (const { port } of [first, second, third]) port.join();
      expect(await leaders()).toEqual([false, true, false]);
      first.focus();
      first.focus();
      expect(await leaders()).toEqual([true, false, false]);
      third.focus();
      expect(await leaders()).toEqual([false, false, true]);
      second.focus();
      expect(await leaders()).toEqual([false, true, false]);
      second.port.leave();
      expect((await leaders()).filter((isLeader) => isLeader)).toHaveLength(1);
      first.port.leave();
      expect(await leaders()).toEqual([false, false, true]);
      third.port.leave();
      expect(await leaders()).toEqual([false, false, false]);
      second.focus();
      expect(await leaders(), "a tab that has left must not lead").toEqual([false, false, false]);
      second.port.join();
      second.port.join();
      expect(await leaders()).toEqual([false, true, false]);
    });
  });
}
