import type { Observable } from "rxjs";

/** Whether the device has a network at all. `true` does not promise that the provider can be reached. */
export interface ConnectivityPort {
  /** Now, and on every change; never the same value twice in a row. */
  readonly online: Observable<boolean>;
}
