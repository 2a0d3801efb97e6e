import { pollRefusal, type ElectronicPollPort, type PollRefusal } from "#domain/account/electronic-poll.ts";
import { fail, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { orMalformed, type OperationGateway } from "../gateway/service-response.ts";

/** Sends the answer to the electronic poll over SOAP. */
export class SoapElectronicPollAdapter implements ElectronicPollPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async answer({
    idempotencyKey: intentId,
    code,
  }: {
    readonly idempotencyKey: string;
    readonly code: string;
  }): Promise<Result<"saved", PollRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("saveElectronicPollResult", { intentId, answer: code });
    if (!outcome.ok) return outcome;
    const { refusalCode, data } = outcome.value;
    if (refusalCode !== undefined) return fail(pollRefusal(refusalCode));
    return orMalformed(data, data.optionalText("savedOn") === undefined ? undefined : "saved");
  }
}
