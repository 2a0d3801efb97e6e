import { BehaviorSubject } from "rxjs";
import type { PortalFeature, FeatureAvailabilityPort, UnavailableFeatures } from "#domain/access/index.ts";

export interface FakeFeatureAvailability extends FeatureAvailabilityPort {
  /** Marks a feature as unavailable until the session ends. */
  deny(feature: PortalFeature): void;
  changeSession(): void;
}

/** Supported features in memory; `switchedOff` are never available. */
export function fakeFeatureAvailability(...switchedOff: readonly PortalFeature[]): FakeFeatureAvailability {
  const unavailable = new BehaviorSubject<UnavailableFeatures>(new Set(switchedOff));
  return {
    unavailable,
    deny(feature) {
      if (!unavailable.value.has(feature)) unavailable.next(new Set([...unavailable.value, feature]));
    },
    changeSession: () => unavailable.next(new Set(switchedOff)),
  };
}
