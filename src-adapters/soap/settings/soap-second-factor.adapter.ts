import {
  TOKEN_CODES,
  TRUST_CODES,
  type CodePhone,
  type ConfirmStatus,
  type CreatedToken,
  type FactorChange,
  type SecondFactor,
  type SecondFactorPort,
  type SettingsRefusal,
  type TokenCode,
  type TrustCode,
} from "#domain/settings/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { readServiceResponse, type OperationGateway } from "../gateway/service-response.ts";
import {
  decodeCodePhone,
  decodeCreatedToken,
  decodeSecondFactor,
  decodeTwoFactorStatus,
} from "./decode-second-factor.ts";
import { readSettingsWrite } from "./read-settings-write.ts";

/** Second factor and trusted devices over SOAP. */
export class SoapSecondFactorAdapter implements SecondFactorPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async load(): Promise<Result<SecondFactor, TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("get2FADevices"), decodeSecondFactor);
  }

  async phones(): Promise<Result<readonly CodePhone[], TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("get2FAPhones"), (data) =>
      data.list("phones", decodeCodePhone),
    );
  }

  async create({
    idempotencyKey: intentId,
    change,
  }: {
    readonly idempotencyKey: string;
    readonly change: FactorChange;
  }): Promise<Result<CreatedToken, SettingsRefusal<TokenCode> | TransportFailure>> {
    const phone = change.kind === "sms" ? { phoneId: change.phoneId } : {};
    return readSettingsWrite(
      await this.#gateway.call("create2FAToken", { intentId, factor: change.kind, ...phone }),
      TOKEN_CODES,
      decodeCreatedToken,
    );
  }

  async confirm({
    idempotencyKey: intentId,
    tokenId,
    code,
  }: {
    readonly idempotencyKey: string;
    readonly tokenId: string;
    readonly code: string;
  }): Promise<Result<ConfirmStatus, TransportFailure>> {
    return readServiceResponse(
      await this.#gateway.call("confirm2FAToken", { intentId, tokenId, code }),
      decodeTwoFactorStatus,
    );
  }

  async trust({
    idempotencyKey: intentId,
    name,
  }: {
    readonly idempotencyKey: string;
    readonly name: string;
  }): Promise<Result<"trusted", SettingsRefusal<TrustCode> | TransportFailure>> {
    const outcome = await this.#gateway.call("save2FADevice", { intentId, name });
    return readSettingsWrite(outcome, TRUST_CODES, (data) =>
      data.optionalText("id") === undefined ? undefined : "trusted",
    );
  }

  async distrust({
    idempotencyKey: intentId,
    ids,
  }: {
    readonly idempotencyKey: string;
    readonly ids: readonly string[];
  }): Promise<Result<"removed", TransportFailure>> {
    const outcome = await this.#gateway.call("delete2FADevices", { intentId, devices: ids });
    return readServiceResponse(outcome, (data) => (data.whole("removed") === undefined ? undefined : "removed"));
  }
}
