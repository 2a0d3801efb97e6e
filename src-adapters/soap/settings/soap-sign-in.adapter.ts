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
import type { SoapCaller } from "../gateway/answer.ts";
import { written } from "./written.ts";

/** Login name and password, over SOAP. */
export class SoapSignInAdapter implements SignInPort {
  readonly #caller: SoapCaller;

  constructor(caller: SoapCaller) {
    this.#caller = caller;
  }

  async changeLogin({
    intentId,
    login,
  }: LoginChange): Promise<Result<string, SettingsRefusal<LoginCode> | TransportFailure>> {
    return written(await this.#caller.call("changeCustomLogin", { intentId, login }), LOGIN_CODES, (data) =>
      data.optionalText("login"),
    );
  }

  async changePassword({
    intentId,
    current,
    next,
  }: PasswordChange): Promise<Result<"changed", SettingsRefusal<PasswordCode> | TransportFailure>> {
    const outcome = await this.#caller.call("changePasswordAuthenticated", {
      intentId,
      currentPassword: current,
      newPassword: next,
    });
    return written(outcome, PASSWORD_CODES, (data) => (data.moment("changedAt") === undefined ? undefined : "changed"));
  }
}
