import { Subject } from "rxjs";
import type { AccountChangesPort } from "#domain/finance/account-changes.port.ts";

/** Three tabs of one browser; each receives the changes of the others only. */
export function fakeAccountTabs(): readonly [AccountChangesPort, AccountChangesPort, AccountChangesPort] {
  const ears = [new Subject<void>(), new Subject<void>(), new Subject<void>()] as const;
  const tab = (own: Subject<void>): AccountChangesPort => ({
    changes: own.asObservable(),
    publish: () => ears.filter((other) => other !== own).forEach((other) => other.next()),
  });
  return [tab(ears[0]), tab(ears[1]), tab(ears[2])];
}
