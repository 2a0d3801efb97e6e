import { pollRefusal, type PollRefusal } from "#domain/account/electronic-poll.ts";
import type { SatisfactionSurveyPort, SurveyAnswer } from "#domain/account/satisfaction-survey.ts";
import { fail, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { orMalformed, type OperationGateway } from "../gateway/service-response.ts";

/** Sends the answer to the satisfaction survey over SOAP, with the operation of polls and the name of the poll. */
export class SoapSatisfactionSurveyAdapter implements SatisfactionSurveyPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async answer({
    idempotencyKey: intentId,
    rating,
    comment,
  }: SurveyAnswer): Promise<Result<"saved", PollRefusal | TransportFailure>> {
    const words = comment === undefined ? {} : { comment };
    const outcome = await this.#gateway.call("saveElectronicPollResult", {
      intentId,
      answer: rating,
      poll: "SATISFACTION",
      ...words,
    });
    if (!outcome.ok) return outcome;
    const { refusalCode, data } = outcome.value;
    if (refusalCode !== undefined) return fail(pollRefusal(refusalCode));
    return orMalformed(data, data.optionalText("savedOn") === undefined ? undefined : "saved");
  }
}
