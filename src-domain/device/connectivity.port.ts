import type { Observable } from "rxjs";

/** Network state of the device. `true` does not promise that the server is reachable. */
export interface ConnectivityPort {
  /** Emits the current value and each change; never the same value twice in a row. */
  readonly online: Observable<boolean>;
}
