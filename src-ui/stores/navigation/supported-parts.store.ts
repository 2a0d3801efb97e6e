import { action, makeObservable, observableRef } from "mobx";
import { NO_PART, type SupportedPartsPort, type UnavailableParts } from "#domain/access/index.ts";

/** Parts of the portal that this installation lacks: they are neither shown nor called (CALL-12). */
export class SupportedPartsStore {
  unavailable: UnavailableParts = NO_PART;

  /** Follows the port as long as the portal is open. */
  constructor(port: SupportedPartsPort) {
    makeObservable<this, "set">(this, { unavailable: observableRef, set: action });
    port.unavailable.subscribe((parts) => this.set(parts));
  }

  private set(parts: UnavailableParts): void {
    this.unavailable = parts;
  }
}
