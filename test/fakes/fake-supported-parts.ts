import { BehaviorSubject } from "rxjs";
import type { PortalPart, SupportedPartsPort, UnavailableParts } from "#domain/access/index.ts";

export interface FakeSupportedParts extends SupportedPartsPort {
  /** Marks a part as unavailable until the session ends. */
  deny(part: PortalPart): void;
  changeSession(): void;
}

/** Supported parts in memory; `switchedOff` are never available. */
export function fakeSupportedParts(...switchedOff: readonly PortalPart[]): FakeSupportedParts {
  const unavailable = new BehaviorSubject<UnavailableParts>(new Set(switchedOff));
  return {
    unavailable,
    deny(part) {
      if (!unavailable.value.has(part)) unavailable.next(new Set([...unavailable.value, part]));
    },
    changeSession: () => unavailable.next(new Set(switchedOff)),
  };
}
