import { firstValueFrom } from "rxjs";
import { describe, expect, it } from "vitest";
import type { AccountNewsPort } from "#domain/finance/account-news.port.ts";

/** What every `AccountNewsPort` keeps to. `make` gives the ports of three tabs of one browser. */
export function accountNewsPortContract(
  name: string,
  make: () => readonly [AccountNewsPort, AccountNewsPort, AccountNewsPort],
): void {
  describe(`AccountNewsPort: ${name}`, () => {
    it("(part of FIN-05) what one tab tells every other one hears, and not itself", async () => {
      const [own, second, third] = make();
      let heardHere = 0;
      const listening = own.heard.subscribe(() => (heardHere += 1));
      const heard = Promise.all([firstValueFrom(second.heard), firstValueFrom(third.heard)]);
      own.tell();
      await heard;
      listening.unsubscribe();
      expect(heardHere).toBe(0);
    });

    it("tells nobody who has stopped listening", async () => {
      const [own, second, third] = make();
      let stopped = 0;
      second.heard.subscribe(() => (stopped += 1)).unsubscribe();
      const heard = firstValueFrom(third.heard);
      own.tell();
      await heard;
      expect(stopped).toBe(0);
    });
  });
}
