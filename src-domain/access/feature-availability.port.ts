import type { Observable } from "rxjs";
import type { UnavailableFeatures } from "./portal-features.ts";

/** Features that this installation lacks (CALL-12). */
export interface FeatureAvailabilityPort {
  /**
   * Emits the current value at once, then each change: the server may answer that it does not support an operation.
   * Such an answer counts until the session ends.
   */
  readonly unavailable: Observable<UnavailableFeatures>;
}
