import { action, makeObservable, observableRef } from "mobx";
import { NONE_UNAVAILABLE, type FeatureAvailabilityPort, type UnavailableFeatures } from "#domain/access/index.ts";

/** Features that this installation lacks: they are neither shown nor called (CALL-12). */
export class FeatureAvailabilityStore {
  unavailable: UnavailableFeatures = NONE_UNAVAILABLE;
  /** Those of them that no awaited answer of the provider can add (CALL-15). */
  ruledOut: UnavailableFeatures = NONE_UNAVAILABLE;

  /** Follows the port as long as the portal is open. */
  constructor(port: FeatureAvailabilityPort) {
    makeObservable(this, { unavailable: observableRef, ruledOut: observableRef });
    port.unavailable.subscribe(action((features) => (this.unavailable = features)));
    port.ruledOut.subscribe(action((features) => (this.ruledOut = features)));
  }
}
