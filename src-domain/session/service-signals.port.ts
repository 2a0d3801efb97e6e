import type { Observable } from "rxjs";
import type { ServiceFlag } from "../shared-kernel/index.ts";

/** A flag that any answer of the provider may carry (CALL-08). */
export interface ServiceSignal {
  readonly flag: ServiceFlag;
  /** The provider's own text, if it sent one. */
  readonly message: string | undefined;
}

/** The flags of all answers, in the order in which they came. Stores act on them; adapters never redirect. */
export interface ServiceSignalsPort {
  readonly signals: Observable<ServiceSignal>;
}
