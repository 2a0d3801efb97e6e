import {
  consentRefusal,
  type Agreement,
  type AgreementsPort,
  type ConsentChannel,
  type ConsentChoices,
  type ConsentRefusal,
} from "#domain/consents/index.ts";
import { fail, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { orMalformed, readServiceResponse, type OperationGateway } from "../gateway/service-response.ts";
import type { Fields } from "../decoding/fields.ts";
import { decodeConsent } from "./decode-consent.ts";

const CHANNELS: Readonly<Record<string, ConsentChannel>> = {
  PORTAL: "portal",
  PHONE: "phone",
  STORE: "store",
  LETTER: "letter",
};

function channelOf(code: string | undefined): ConsentChannel {
  return (code !== undefined && Object.hasOwn(CHANNELS, code) ? CHANNELS[code] : undefined) ?? "other";
}

function decodeAgreement(item: Fields): Agreement | undefined {
  const consent = decodeConsent(item);
  if (consent === undefined) return undefined;
  const at = item.instant("changedAt");
  return {
    ...consent,
    group: item.optionalText("group") === "CONTACT" ? "contact" : "data",
    meaning: item.optionalText("description"),
    required: item.flag("required"),
    lastChange: at === undefined ? undefined : { at, channel: channelOf(item.optionalText("changedBy")) },
  };
}

/** Loads consents with their meaning and saves them, over SOAP. */
export class SoapAgreementsAdapter implements AgreementsPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async load(): Promise<Result<readonly Agreement[], TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getConsentsByCustomerAccount"), (data) =>
      data.list("consents", decodeAgreement),
    );
  }

  async save({
    idempotencyKey: intentId,
    given,
    withdrawn,
  }: ConsentChoices & { readonly idempotencyKey: string }): Promise<
    Result<readonly Agreement[], ConsentRefusal | TransportFailure>
  > {
    const outcome = await this.#gateway.call("saveConsentsByCustomerAccount", { intentId, given, withdrawn });
    if (!outcome.ok) return outcome;
    const { refusalCode, data } = outcome.value;
    if (refusalCode !== undefined) return fail(consentRefusal(refusalCode));
    return orMalformed(data, data.list("consents", decodeAgreement));
  }
}
