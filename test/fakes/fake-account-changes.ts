import { Subject } from "rxjs";
import type { AccountChangesPort } from "#domain/finance/account-changes.port.ts";

/** Three tabs of one browser; each receives the changes of the others only. */
export function fakeAccountChangesTabs(): readonly [AccountChangesPort, AccountChangesPort, AccountChangesPort] {
  const subjects = [new Subject<void>(), new Subject<void>(), new Subject<void>()] as const;
  const tab = (own: Subject<void>): AccountChangesPort => ({
    changes: own.asObservable(),
    publish: () => subjects.filter((other) => other !== own).forEach((other) => other.next()),
  });
  return [tab(subjects[0]), tab(subjects[1]), tab(subjects[2])];
}
