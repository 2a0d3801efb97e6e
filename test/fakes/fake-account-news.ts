import { Subject } from "rxjs";
import type { AccountNewsPort } from "#domain/finance/account-news.port.ts";

/** Three tabs of one browser: each hears the others, and not itself. */
export function fakeAccountTabs(): readonly [AccountNewsPort, AccountNewsPort, AccountNewsPort] {
  const ears = [new Subject<void>(), new Subject<void>(), new Subject<void>()] as const;
  const tab = (own: Subject<void>): AccountNewsPort => ({
    heard: own.asObservable(),
    tell: () => ears.filter((other) => other !== own).forEach((other) => other.next()),
  });
  return [tab(ears[0]), tab(ears[1]), tab(ears[2])];
}
