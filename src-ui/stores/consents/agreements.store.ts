import type { Agreement, AgreementsPort, ConsentChoices, ConsentRefusal } from "#domain/consents/index.ts";
import type { ClockPort, Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { RefreshedValue } from "../refreshed-value.ts";

/** Consents with their meaning (CONSENT-01). A use case that saves some of them reloads or replaces all. */
export class AgreementsStore {
  readonly agreements: RefreshedValue<readonly Agreement[]>;
  readonly #port: AgreementsPort;

  constructor(port: AgreementsPort, clock: ClockPort) {
    this.#port = port;
    this.agreements = new RefreshedValue(() => port.load(), clock);
  }

  save(
    choices: ConsentChoices & { readonly idempotencyKey: string },
  ): Promise<Result<readonly Agreement[], ConsentRefusal | TransportFailure>> {
    return this.#port.save(choices);
  }
}
