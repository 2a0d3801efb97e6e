import { Subject } from "rxjs";
import type { AccountChangesPort } from "#domain/finance/account-changes.port.ts";

/** Three tabs of one browser; each receives the changes of the others only. */
export function fakeAccountTabs(): readonly [AccountChangesPort, AccountChangesPort, AccountChangesPort] {
  const tabs = [new Subject<void>(), new Subject<void>(), new Subject<void>()] as const;
  const tab = (own: Subject<void>): AccountChangesPort => ({
    changes: own.asObservable(),
    publish: () => tabs.filter((other) => other !== own).forEach((other) => other.next()),
  });
  return [tab(tabs[0]), tab(tabs[1]), tab(tabs[2])];
}
