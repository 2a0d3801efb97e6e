import {
  openFaults,
  requestsWithQuestion,
  type ContactForm,
  type RawCallPermission,
  type SupportPort,
  type SupportRequest,
} from "#domain/support/index.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import { RefreshedValue } from "../refreshed-value.ts";

/** Contact forms, requests of the customer, and the permission to request a call (MSG-03, MSG-04). */
export class SupportStore {
  readonly forms: RefreshedValue<readonly ContactForm[]>;
  readonly requests: RefreshedValue<readonly SupportRequest[]>;
  readonly call: RefreshedValue<RawCallPermission>;

  constructor(port: SupportPort, clock: ClockPort) {
    this.forms = new RefreshedValue(() => port.loadForms(), clock);
    this.requests = new RefreshedValue(() => port.loadRequests(), clock);
    this.call = new RefreshedValue(() => port.loadCallPermission(), clock);
  }

  /** Number of requests that wait for the customer; zero if some could not be read: it would be too small. */
  get waiting(): number {
    return this.requests.isIncomplete ? 0 : requestsWithQuestion(this.requests.known ?? []).length;
  }

  /** Reported faults of services that wait for an answer; empty while the requests are unknown (REQ-41). */
  get openFaults(): readonly SupportRequest[] {
    return openFaults(this.requests.known ?? []);
  }

  /** Drops everything that was read, after a logout or a switch of the account. */
  clear(): void {
    for (const value of [this.forms, this.requests, this.call]) value.clear();
  }
}
