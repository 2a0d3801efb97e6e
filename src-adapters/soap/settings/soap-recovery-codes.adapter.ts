import {
  RECOVERY_CODES_CODES,
  type RecoveryCodesCode,
  type RecoveryCodesPort,
  type SettingsRefusal,
} from "#domain/settings/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { OperationGateway } from "../gateway/service-response.ts";
import { readSettingsWrite } from "./read-settings-write.ts";

/** Recovery codes of a login, over SOAP. */
export class SoapRecoveryCodesAdapter implements RecoveryCodesPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async create(): Promise<Result<readonly string[], SettingsRefusal<RecoveryCodesCode> | TransportFailure>> {
    return readSettingsWrite(await this.#gateway.call("createRecoveryCodes"), RECOVERY_CODES_CODES, (data) => {
      const codes = data.requiredTexts("codes");
      return codes?.length === 0 ? undefined : codes;
    });
  }
}
