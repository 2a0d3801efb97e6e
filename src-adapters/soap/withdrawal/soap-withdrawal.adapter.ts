import { fail } from "#domain/shared-kernel/index.ts";
import type { WithdrawalPort } from "#domain/withdrawal/index.ts";
import { orMalformed, readServiceResponse, type OperationGateway } from "../gateway/service-response.ts";
import { decodeWithdrawal } from "./decode-withdrawal.ts";

/** Withdrawals over SOAP. */
export class SoapWithdrawalAdapter implements WithdrawalPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async withdraw({
    idempotencyKey: intentId,
    name,
    contractNumber,
    email,
  }: Parameters<WithdrawalPort["withdraw"]>[0]): ReturnType<WithdrawalPort["withdraw"]> {
    const outcome = await this.#gateway.call("withdrawFromContract", { intentId, name, contractNumber, email });
    if (!outcome.ok) return outcome;
    const { refusalCode, data } = outcome.value;
    return refusalCode === undefined
      ? orMalformed(data, data.decodeChild("withdrawal", decodeWithdrawal))
      : fail({ kind: "withdrawal-refused" });
  }

  async loadWithdrawals(): ReturnType<WithdrawalPort["loadWithdrawals"]> {
    return readServiceResponse(await this.#gateway.call("getWithdrawals"), (data) =>
      data.list("withdrawals", decodeWithdrawal),
    );
  }
}
