import { defer, distinctUntilChanged, fromEvent, map, merge, startWith, type Observable } from "rxjs";
import type { ConnectivityPort } from "#domain/device/index.ts";

/** Network state of the device, according to the browser. */
export class BrowserConnectivityAdapter implements ConnectivityPort {
  readonly online: Observable<boolean>;

  constructor(page: Window) {
    this.online = defer(() =>
      merge(fromEvent(page, "online").pipe(map(() => true)), fromEvent(page, "offline").pipe(map(() => false))).pipe(
        startWith(page.navigator.onLine),
        distinctUntilChanged(),
      ),
    );
  }
}
