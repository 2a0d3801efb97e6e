import type { Observable } from "rxjs";
import type { UnavailableFeatures } from "./portal-features.ts";

/** Features that this installation lacks (CALL-12). */
export interface FeatureAvailabilityPort {
  /**
   * Emits the current value at once, then each change: the server may answer that it does not support an operation.
   * Such an answer counts until the session ends.
   */
  readonly unavailable: Observable<UnavailableFeatures>;
  /**
   * The unavailable features without those that the awaited answer of the provider may add: their pages open, and their
   * reads wait for it. Emits like `unavailable`.
   */
  readonly ruledOut: Observable<UnavailableFeatures>;
  /**
   * Asks the provider what it supports, if `config.json` says that it answers. The answer counts for the page load and
   * changes `unavailable` (CALL-15); without one, `config.json` alone decides. Never rejects.
   */
  askProvider(): Promise<void>;
}
