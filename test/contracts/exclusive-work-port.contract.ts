import { describe, expect, it } from "vitest";
import type { ExclusiveWorkPort } from "#domain/shared-kernel/index.ts";

/** Runs the contract suite of `ExclusiveWorkPort`. `make` returns two tabs of one browser. */
export function exclusiveWorkPortContract(
  name: string,
  make: () => readonly [ExclusiveWorkPort, ExclusiveWorkPort],
): void {
  describe(`ExclusiveWorkPort: ${name}`, () => {
    it("runs exclusive work and resolves with its value", async () => {
      const [one, other] = make();
      expect(await one.tryRun("a", async () => 7)).toBe(7);
      expect(await other.tryRun("a", async () => 8)).toBe(8);
    });

    it("runs exclusive work unless another tab runs work of the same name", async () => {
      const [one, other] = make();
      let finish = (): void => undefined;
      const running = one.tryRun("a", () => new Promise<string>((resolve) => (finish = () => resolve("done"))));
      await new Promise((resolve) => setImmediate(resolve));
      let runs = 0;
      const count = async (): Promise<number> => (runs += 1);
      expect([await other.tryRun("a", count), runs]).toEqual([undefined, 0]);
      expect(await other.tryRun("b", count)).toBe(1);
      finish();
      expect(await running).toBe("done");
      expect(await other.tryRun("a", count)).toBe(2);
    });

    it("runs failing exclusive work once, rejects with its failure, and runs the next", async () => {
      const [one, other] = make();
      let runs = 0;
      const failing = async (): Promise<never> => {
        runs += 1;
        throw new Error("failed");
      };
      await expect(one.tryRun("a", failing)).rejects.toThrow("failed");
      expect(runs).toBe(1);
      expect(await other.tryRun("a", async () => 7)).toBe(7);
    });
  });
}
