import { firstValueFrom } from "rxjs";
import { describe, expect, it } from "vitest";
import type { AccountChangesPort } from "#domain/finance/account-changes.port.ts";

/** Runs the contract suite of `AccountChangesPort`. `make` returns the ports of three tabs of one browser. */
export function accountChangesPortContract(
  name: string,
  make: () => readonly [AccountChangesPort, AccountChangesPort, AccountChangesPort],
): void {
  describe(`AccountChangesPort: ${name}`, () => {
    it("(part of FIN-05) publishes an account change to every other tab, and not to its own", async () => {
      const [own, second, third] = make();
      let ownChanges = 0;
      const listening = own.changes.subscribe(() => (ownChanges += 1));
      const changes = Promise.all([firstValueFrom(second.changes), firstValueFrom(third.changes)]);
      own.publish();
      await changes;
      listening.unsubscribe();
      expect(ownChanges).toBe(0);
    });

    it("does not notify an unsubscribed tab of account changes", async () => {
      const [own, second, third] = make();
      let stopped = 0;
      second.changes.subscribe(() => (stopped += 1)).unsubscribe();
      const changes = firstValueFrom(third.changes);
      own.publish();
      await changes;
      expect(stopped).toBe(0);
    });
  });
}
