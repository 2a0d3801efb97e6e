import {
  PASSKEY_CODES,
  type Passkey,
  type PasskeyOptions,
  type PasskeyRefusal,
  type PasskeysPort,
} from "#domain/passkeys/index.ts";
import { fail, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import type { Fields } from "../decoding/fields.ts";
import {
  orMalformed,
  readServiceResponse,
  type OperationGateway,
  type ServiceResponse,
} from "../gateway/service-response.ts";
import { decodePasskey, decodePasskeyOptions } from "./decode-passkey.ts";

/** Passkeys of a login, over SOAP. */
export class SoapPasskeysAdapter implements PasskeysPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async load(): Promise<Result<readonly Passkey[], TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getPasskeys"), (data) => data.list("passkeys", decodePasskey));
  }

  async creationOptions(): Promise<Result<PasskeyOptions, PasskeyRefusal | TransportFailure>> {
    return readPasskeyWrite(await this.#gateway.call("getPasskeyCreationOptions"), decodePasskeyOptions);
  }

  async save({
    idempotencyKey: intentId,
    challengeId,
    name,
    passkey,
  }: {
    readonly idempotencyKey: string;
    readonly challengeId: string;
    readonly name: string;
    readonly passkey: string;
  }): Promise<Result<Passkey, PasskeyRefusal | TransportFailure>> {
    return readPasskeyWrite(
      await this.#gateway.call("savePasskey", { intentId, challengeId, name, passkey }),
      decodeChanged,
    );
  }

  async rename({
    idempotencyKey: intentId,
    id,
    name,
  }: {
    readonly idempotencyKey: string;
    readonly id: string;
    readonly name: string;
  }): Promise<Result<Passkey, PasskeyRefusal | TransportFailure>> {
    return readPasskeyWrite(await this.#gateway.call("renamePasskey", { intentId, id, name }), decodeChanged);
  }

  async remove({
    idempotencyKey: intentId,
    id,
  }: {
    readonly idempotencyKey: string;
    readonly id: string;
  }): Promise<Result<"removed", TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("deletePasskey", { intentId, id }), (data) =>
      data.whole("removed") === undefined ? undefined : "removed",
    );
  }
}

function decodeChanged(data: Fields): Passkey | undefined {
  const passkey = data.child("passkey");
  return passkey === undefined ? undefined : decodePasskey(passkey);
}

function readPasskeyWrite<Value>(
  outcome: Result<ServiceResponse, TransportFailure>,
  decode: (data: Fields) => Value | undefined,
): Result<Value, PasskeyRefusal | TransportFailure> {
  if (!outcome.ok) return outcome;
  const { refusalCode, data } = outcome.value;
  if (refusalCode === undefined) return orMalformed(data, decode(data));
  return fail({ kind: "passkey-refused", code: PASSKEY_CODES.find((known) => known === refusalCode) ?? "unknown" });
}
