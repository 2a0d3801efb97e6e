import { action, makeObservable, observable } from "mobx";
import type { ConnectivityPort } from "#domain/device/index.ts";

/** Network state of the device, for the offline banner. */
export class ConnectivityStore {
  online = true;

  constructor(port: ConnectivityPort) {
    makeObservable<this, "setOnline">(this, { online: observable, setOnline: action });
    port.online.subscribe((online) => this.setOnline(online));
  }

  private setOnline(online: boolean): void {
    this.online = online;
  }
}
