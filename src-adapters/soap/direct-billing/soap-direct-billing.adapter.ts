import {
  ACTION_NUMBERS,
  billingRefusal,
  type BillingRefusal,
  type BillingSetting,
  type DirectBilling,
  type DirectBillingPort,
  type BillingActionRequest,
  type TermsAcceptance,
} from "#domain/direct-billing/index.ts";
import { decimalOf, fail, groszeFromDecimal, parseWireDay } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import {
  orMalformed,
  readServiceResponse,
  type ServiceResponse,
  type OperationGateway,
} from "../gateway/service-response.ts";
import type { Fields } from "../decoding/fields.ts";
import { decodeStreamingService } from "./decode-streaming-service.ts";

function decodeBilling(data: Fields): DirectBilling | undefined {
  const services = data.list("services", decodeStreamingService);
  const amount = data.parsed("limit", groszeFromDecimal);
  const used = data.parsed("used", groszeFromDecimal);
  const max = data.parsed("maxLimit", groszeFromDecimal);
  const given = data.optionalFlag("consentGiven");
  if (services === undefined || amount === undefined || used === undefined || max === undefined || given === undefined)
    return undefined;
  return {
    services,
    limit: { amount, used, max, ...(data.optionalFlag("limitChosen") === false && { isDefault: true }) },
    consent: { given, changedOn: data.parsed("consentChangedOn", parseWireDay) },
  };
}

/** Reads the response to a write: `value` if the response has the confirming field, otherwise its refusal. */
function readBillingWrite<Value>(
  outcome: Result<ServiceResponse, TransportFailure>,
  isConfirmed: (data: Fields) => boolean,
  value: Value,
): Result<Value, BillingRefusal | TransportFailure> {
  if (!outcome.ok) return outcome;
  const { refusalCode, data } = outcome.value;
  if (refusalCode !== undefined) return fail(billingRefusal(refusalCode));
  return orMalformed(data, isConfirmed(data) ? value : undefined);
}

/** Services of other companies on the invoice, over SOAP. */
export class SoapDirectBillingAdapter implements DirectBillingPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async load(): Promise<Result<DirectBilling, TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getDirectBilling"), decodeBilling);
  }

  async acceptTerms({
    idempotencyKey: intentId,
    code,
    version,
  }: TermsAcceptance): Promise<Result<"accepted", BillingRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("registerTOSAcceptance", { intentId, service: code, version });
    return readBillingWrite(outcome, (data) => data.optionalText("acceptedOn") !== undefined, "accepted");
  }

  async order({
    idempotencyKey: intentId,
    code,
    action,
    planId,
    partnerToken,
  }: BillingActionRequest): Promise<Result<"taken-up", BillingRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("changeDirectBilling", {
      intentId,
      service: code,
      action: String(ACTION_NUMBERS[action]),
      ...(planId === undefined ? {} : { planId }),
      ...(partnerToken === undefined ? {} : { ptoken: partnerToken }),
    });
    return readBillingWrite(outcome, (data) => data.text("state") === "PENDING", "taken-up");
  }

  async save(setting: BillingSetting): Promise<Result<"saved", BillingRefusal | TransportFailure>> {
    const { idempotencyKey: intentId } = setting;
    const what =
      "limit" in setting ? { limit: decimalOf(setting.limit) } : { consentGiven: String(setting.consentGiven) };
    const outcome = await this.#gateway.call("saveDirectBillingSettings", { intentId, ...what });
    return readBillingWrite(outcome, (data) => data.optionalText("savedOn") !== undefined, "saved");
  }
}
