import {
  LOGIN_CODES,
  PASSWORD_CODES,
  type LoginChange,
  type LoginCode,
  type PasswordChange,
  type PasswordCode,
  type SettingsRefusal,
  type SignInPort,
} from "#domain/settings/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { OperationGateway } from "../gateway/service-response.ts";
import { readSettingsWrite } from "./read-settings-write.ts";

/** Changes login name and password over SOAP. */
export class SoapSignInAdapter implements SignInPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async changeLogin({
    idempotencyKey: intentId,
    login,
  }: LoginChange): Promise<Result<string, SettingsRefusal<LoginCode> | TransportFailure>> {
    return readSettingsWrite(await this.#gateway.call("changeCustomLogin", { intentId, login }), LOGIN_CODES, (data) =>
      data.optionalText("login"),
    );
  }

  async changePassword({
    idempotencyKey: intentId,
    current,
    next,
  }: PasswordChange): Promise<Result<"changed", SettingsRefusal<PasswordCode> | TransportFailure>> {
    const outcome = await this.#gateway.call("changePasswordAuthenticated", {
      intentId,
      currentPassword: current,
      newPassword: next,
    });
    return readSettingsWrite(outcome, PASSWORD_CODES, (data) =>
      data.instant("changedAt") === undefined ? undefined : "changed",
    );
  }
}
