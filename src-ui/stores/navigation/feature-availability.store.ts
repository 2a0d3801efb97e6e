import { action, makeObservable, observableRef } from "mobx";
import { NONE_UNAVAILABLE, type FeatureAvailabilityPort, type UnavailableFeatures } from "#domain/access/index.ts";

/** Features that this installation lacks: they are neither shown nor called (CALL-12). */
export class FeatureAvailabilityStore {
  unavailable: UnavailableFeatures = NONE_UNAVAILABLE;

  /** Follows the port as long as the portal is open. */
  constructor(port: FeatureAvailabilityPort) {
    makeObservable<this, "set">(this, { unavailable: observableRef, set: action });
    port.unavailable.subscribe((features) => this.set(features));
  }

  private set(features: UnavailableFeatures): void {
    this.unavailable = features;
  }
}
