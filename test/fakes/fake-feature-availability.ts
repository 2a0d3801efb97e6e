import { BehaviorSubject, map } from "rxjs";
import type { PortalFeature, FeatureAvailabilityPort, UnavailableFeatures } from "#domain/access/index.ts";

export interface FakeFeatureAvailability extends FeatureAvailabilityPort {
  /** Marks a feature as unavailable until the session ends. */
  deny(feature: PortalFeature): void;
  changeSession(): void;
  /** Features that the provider lacks by its own answer; none until it is set. */
  answer: readonly PortalFeature[];
  /** Features that an awaited answer may add: unavailable until `allow`. */
  awaitAnswer(...features: readonly PortalFeature[]): void;
  /** Answers that the provider supports the awaited features. */
  allow(): void;
}

/** Supported features in memory; `switchedOff` are never available. */
export function fakeFeatureAvailability(...switchedOff: readonly PortalFeature[]): FakeFeatureAvailability {
  let lacking: readonly PortalFeature[] = switchedOff;
  const unavailable = new BehaviorSubject<UnavailableFeatures>(new Set(lacking));
  let awaited: readonly PortalFeature[] = [];
  const port: FakeFeatureAvailability = {
    unavailable,
    ruledOut: unavailable.pipe(map((features) => new Set([...features].filter((one) => !awaited.includes(one))))),
    awaitAnswer(...features) {
      awaited = features;
      unavailable.next(new Set([...lacking, ...features]));
    },
    allow: () => unavailable.next(new Set(lacking)),
    answer: [],
    async askProvider() {
      if (port.answer.length === 0) return;
      lacking = [...switchedOff, ...port.answer];
      unavailable.next(new Set([...unavailable.value, ...lacking]));
    },
    deny(feature) {
      if (!unavailable.value.has(feature)) unavailable.next(new Set([...unavailable.value, feature]));
    },
    changeSession: () => unavailable.next(new Set(lacking)),
  };
  return port;
}
