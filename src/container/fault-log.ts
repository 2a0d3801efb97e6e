import { Subject, defer, startWith } from "rxjs";
import type { Instant } from "#domain/shared-kernel/index.ts";
import type { CallFault, FaultsPort, TimedFault } from "#domain/tracking/index.ts";

/** Who reports what goes wrong comes after the first screen; until then, so many are kept. */
const KEPT_FAULTS = 20;

/** Takes what goes wrong on the wire, for whoever comes to report it; `now` is when it happens. */
export function faultLog(now: () => Instant): FaultsPort & { readonly take: (fault: CallFault) => void } {
  const later = new Subject<TimedFault>();
  const early: TimedFault[] = [];
  return {
    // what went wrong up to the moment of listening, not up to this one
    faults: defer(() => later.pipe(startWith(...early))),
    take(untimed) {
      const fault = { ...untimed, at: now() };
      if (early.length < KEPT_FAULTS) early.push(fault);
      later.next(fault);
    },
  };
}
