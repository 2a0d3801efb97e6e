import { describe, expect, it } from "vitest";
import type { TabLockPort } from "#domain/shared-kernel/index.ts";

/** Runs the contract suite of `TabLockPort`. `openTabs` returns this number of tabs of one browser. */
export function tabLockPortContract(name: string, openTabs: (count: number) => readonly TabLockPort[]): void {
  const openTwoTabs = (): readonly [TabLockPort, TabLockPort] => {
    const [one, other] = openTabs(2);
    if (one === undefined || other === undefined) throw new Error("expected two tabs");
    return [one, other];
  };

  describe(`TabLockPort: ${name}`, () => {
    it("runs the work of the tabs one after the other, also when one fails", async () => {
      const happened: string[] = [];
      const ends = openTabs(3).map((tab, index) =>
        tab.runExclusively("a", async () => {
          happened.push(`${index} begins`);
          await new Promise((later) => setTimeout(later, 5 - index));
          happened.push(`${index} ends`);
          if (index === 0) throw new Error("broken");
          return index;
        }),
      );
      expect(
        (await Promise.allSettled(ends)).map((end) => (end.status === "fulfilled" ? end.value : "broken")),
      ).toEqual(["broken", 1, 2]);
      expect(happened).toEqual(["0 begins", "0 ends", "1 begins", "1 ends", "2 begins", "2 ends"]);
    });

    it("runs the work of a free lock and resolves with its value", async () => {
      const [one, other] = openTwoTabs();
      expect(await one.tryRunExclusively("a", async () => 7)).toBe(7);
      expect(await other.tryRunExclusively("a", async () => 8)).toBe(8);
    });

    it.each(["runExclusively", "tryRunExclusively"] as const)(
      "runs no work of tryRunExclusively while %s of another tab holds its lock",
      async (method) => {
        const [one, other] = openTwoTabs();
        let finish = (): void => undefined;
        const running = one[method]("a", () => new Promise<string>((resolve) => (finish = () => resolve("done"))));
        await new Promise((resolve) => setImmediate(resolve));
        let runs = 0;
        const count = async (): Promise<number> => (runs += 1);
        expect([await other.tryRunExclusively("a", count), runs]).toEqual([undefined, 0]);
        expect(await other.tryRunExclusively("b", count)).toBe(1);
        expect(await other.runExclusively("c", count)).toBe(2);
        finish();
        expect(await running).toBe("done");
        expect(await other.tryRunExclusively("a", count)).toBe(3);
      },
    );

    it("runs failing work of tryRunExclusively once, rejects with its failure, and runs the next", async () => {
      const [one, other] = openTwoTabs();
      let runs = 0;
      const failing = async (): Promise<never> => {
        runs += 1;
        throw new Error("failed");
      };
      await expect(one.tryRunExclusively("a", failing)).rejects.toThrow("failed");
      expect(runs).toBe(1);
      expect(await other.tryRunExclusively("a", async () => 7)).toBe(7);
    });
  });
}
