import {
  TOKEN_CODES,
  TRUST_CODES,
  type CodePhone,
  type ConfirmStatus,
  type CreatedToken,
  type FactorWish,
  type SecondFactor,
  type SecondFactorPort,
  type SettingsRefusal,
  type TokenCode,
  type TrustCode,
} from "#domain/settings/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { readAnswer, type SoapCaller } from "../gateway/answer.ts";
import { decodeCodePhone, decodeCreated, decodeSecondFactor, decodeStatus } from "./decode-second-factor.ts";
import { written } from "./written.ts";

/** The second factor and the trusted devices, over SOAP. */
export class SoapSecondFactorAdapter implements SecondFactorPort {
  readonly #caller: SoapCaller;

  constructor(caller: SoapCaller) {
    this.#caller = caller;
  }

  async load(): Promise<Result<SecondFactor, TransportFailure>> {
    return readAnswer(await this.#caller.call("get2FADevices"), decodeSecondFactor);
  }

  async phones(): Promise<Result<readonly CodePhone[], TransportFailure>> {
    return readAnswer(await this.#caller.call("get2FAPhones"), (data) => data.list("phones", decodeCodePhone));
  }

  async create({
    intentId,
    wish,
  }: {
    readonly intentId: string;
    readonly wish: FactorWish;
  }): Promise<Result<CreatedToken, SettingsRefusal<TokenCode> | TransportFailure>> {
    const phone = wish.kind === "sms" ? { phoneId: wish.phoneId } : {};
    return written(
      await this.#caller.call("create2FAToken", { intentId, factor: wish.kind, ...phone }),
      TOKEN_CODES,
      decodeCreated,
    );
  }

  async confirm({
    intentId,
    tokenId,
    code,
  }: {
    readonly intentId: string;
    readonly tokenId: string;
    readonly code: string;
  }): Promise<Result<ConfirmStatus, TransportFailure>> {
    return readAnswer(await this.#caller.call("confirm2FAToken", { intentId, tokenId, code }), decodeStatus);
  }

  async trust({
    intentId,
    name,
  }: {
    readonly intentId: string;
    readonly name: string;
  }): Promise<Result<"trusted", SettingsRefusal<TrustCode> | TransportFailure>> {
    const outcome = await this.#caller.call("save2FADevice", { intentId, name });
    return written(outcome, TRUST_CODES, (data) => (data.optionalText("id") === undefined ? undefined : "trusted"));
  }

  async distrust({
    intentId,
    ids,
  }: {
    readonly intentId: string;
    readonly ids: readonly string[];
  }): Promise<Result<"removed", TransportFailure>> {
    const outcome = await this.#caller.call("delete2FADevices", { intentId, devices: ids });
    return readAnswer(outcome, (data) => (data.whole("removed") === undefined ? undefined : "removed"));
  }
}
