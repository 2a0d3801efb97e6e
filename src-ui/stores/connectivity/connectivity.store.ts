import { action, makeObservable, observable } from "mobx";
import type { ConnectivityPort } from "#domain/device/index.ts";

/** Whether the device has a network; what the offline banner shows. */
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
