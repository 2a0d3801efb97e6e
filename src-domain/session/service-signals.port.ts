import type { Observable } from "rxjs";
import type { ServiceFlag } from "../shared-kernel/index.ts";

/** Flag that any response of the server may carry (CALL-08). */
export interface ServiceSignal {
  readonly flag: ServiceFlag;
  /** Text of the server, if any. */
  readonly message: string | undefined;
}

/** Emits the flags of all responses in order and counts running writes. Stores act on them; adapters never redirect. */
export interface ServiceSignalsPort {
  readonly signals: Observable<ServiceSignal>;
  /** Number of writes that have no response yet (SW-03). */
  readonly runningWrites: number;
}
