import { decimalOf, fail, formatPolishDate } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type {
  RevocationOrder,
  RevocationRefusal,
  Termination,
  TerminationOrder,
  TerminationRefusal,
  Terminations,
  TerminationsPort,
} from "#domain/termination/index.ts";
import { isCodeOf, orMalformed, readServiceResponse } from "../gateway/service-response.ts";
import type { OperationGateway, ServiceResponse } from "../gateway/service-response.ts";
import { decodeTermination, decodeTerminationContract } from "./decode-termination.ts";

/** Records, so that a code added to the domain and forgotten here does not compile. */
const TERMINATION: Readonly<Record<TerminationRefusal["code"], true>> = {
  "unknown-contract": true,
  "already-terminated": true,
  "terms-changed": true,
  "porting-arranged": true,
  unknown: true,
};
const REVOCATION: Readonly<Record<RevocationRefusal["code"], true>> = {
  "unknown-termination": true,
  "too-late": true,
  unknown: true,
};

/** Reads the response to a write. Its termination must be that of the order: another one is malformed. */
function readTermination<Refusal>(
  { refusalCode, data }: ServiceResponse,
  refusal: (code: string) => Refusal,
  isOfOrder: (termination: Termination) => boolean,
): Result<Termination, Refusal | TransportFailure> {
  if (refusalCode !== undefined) return fail(refusal(refusalCode));
  const termination = data.decodeChild("termination", decodeTermination);
  return orMalformed(data, termination !== undefined && isOfOrder(termination) ? termination : undefined);
}

/** Terminations of contracts over SOAP. */
export class SoapTerminationsAdapter implements TerminationsPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async load(): Promise<Result<Terminations, TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getTerminations"), (data) => {
      const contracts = data.requiredList("contracts", decodeTerminationContract);
      const terminations = data.requiredList("terminations", decodeTermination);
      return contracts === undefined || terminations === undefined ? undefined : { contracts, terminations };
    });
  }

  async terminate({
    idempotencyKey: intentId,
    contractNumber,
    endsOn,
    cost,
  }: TerminationOrder): Promise<Result<Termination, TerminationRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("terminateContract", {
      intentId,
      contractNumber,
      endsOn: formatPolishDate(endsOn),
      cost: decimalOf(cost),
    });
    if (!outcome.ok) return outcome;
    return readTermination(
      outcome.value,
      (code): TerminationRefusal => ({
        kind: "termination-refused",
        code: isCodeOf(TERMINATION, code) ? code : "unknown",
      }),
      (termination) => termination.contractNumber === contractNumber,
    );
  }

  async revoke({
    idempotencyKey: intentId,
    terminationId,
  }: RevocationOrder): Promise<Result<Termination, RevocationRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("revokeTermination", { intentId, terminationId });
    if (!outcome.ok) return outcome;
    return readTermination(
      outcome.value,
      (code): RevocationRefusal => ({
        kind: "revocation-refused",
        code: isCodeOf(REVOCATION, code) ? code : "unknown",
      }),
      (termination) => termination.terminationId === terminationId,
    );
  }
}
