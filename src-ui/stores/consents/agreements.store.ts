import type { Agreement, AgreementsPort, ConsentChoices, ConsentRefusal } from "#domain/consents/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { AsyncValue } from "../async-value.ts";

/** Consents with their meaning (CONSENT-01). A use case that saves some of them reloads or replaces all. */
export class AgreementsStore {
  readonly agreements: AsyncValue<readonly Agreement[]>;
  readonly #port: AgreementsPort;

  constructor(port: AgreementsPort) {
    this.#port = port;
    this.agreements = new AsyncValue(() => port.load());
  }

  save(
    choices: ConsentChoices & { readonly idempotencyKey: string },
  ): Promise<Result<readonly Agreement[], ConsentRefusal | TransportFailure>> {
    return this.#port.save(choices);
  }
}
