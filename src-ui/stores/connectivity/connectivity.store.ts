import { action, makeObservable, observable } from "mobx";
import type { ConnectivityPort } from "#domain/device/index.ts";

/** Network state of the device, for the offline banner. */
export class ConnectivityStore {
  online = true;

  constructor(port: ConnectivityPort) {
    makeObservable<this, "follow">(this, { online: observable, follow: action });
    port.online.subscribe((online) => this.follow(online));
  }

  private follow(online: boolean): void {
    this.online = online;
  }
}
