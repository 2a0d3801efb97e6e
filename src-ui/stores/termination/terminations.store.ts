import type { ClockPort } from "#domain/shared-kernel/index.ts";
import type { Terminations, TerminationsPort } from "#domain/termination/index.ts";
import { RefreshedValue } from "../refreshed-value.ts";

/** Contracts of the customer and their terminations (TERM-01). */
export class TerminationsStore {
  readonly terminations: RefreshedValue<Terminations>;

  constructor(port: Pick<TerminationsPort, "load">, clock: ClockPort) {
    this.terminations = new RefreshedValue(() => port.load(), clock);
  }
}
