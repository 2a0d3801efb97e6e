import {
  parsePinCode,
  type Decoder,
  type PinCode,
  type PinRefusal,
  type PinReset,
  type SetTopBoxPort,
} from "#domain/set-top-box/index.ts";
import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { orMalformed, readServiceResponse, type OperationGateway } from "../gateway/service-response.ts";
import type { Fields } from "../decoding/fields.ts";

/** Decodes one decoder; `undefined` if it has nothing that distinguishes it from others of its model. */
function decodeDecoder(item: Fields): Decoder | undefined {
  const model = item.optionalText("model");
  const decoder = {
    caCard: item.optionalText("caCard"),
    cardNo: item.optionalText("cardNo"),
    serialNumber: item.optionalText("serialNumber"),
  };
  const isNamed = decoder.caCard !== undefined || decoder.cardNo !== undefined || decoder.serialNumber !== undefined;
  return model === undefined || !isNamed ? undefined : { model, ...decoder };
}

/** Decoders over SOAP. */
export class SoapSetTopBoxAdapter implements SetTopBoxPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async loadDecoders(): Promise<Result<readonly Decoder[], TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getResetPinHardware"), (data) =>
      data.list("hardware", decodeDecoder),
    );
  }

  async resetPin({
    idempotencyKey: intentId,
    decoder: { caCard, cardNo, model, serialNumber },
  }: PinReset): Promise<Result<PinCode, PinRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("resetPin", { intentId, caCard, cardNo, model, serialNumber });
    // This operation refuses with a message and without a code (DEV-04).
    if (!outcome.ok)
      return outcome.failure.kind === "refused"
        ? fail({ kind: "pin-refused", message: outcome.failure.message })
        : outcome;
    const { errorCode, errorMessage, data } = outcome.value;
    const code = data.parsed("pinCode", parsePinCode);
    // Passes on only the message: an error code means nothing to the customer.
    if (code === undefined && (errorMessage ?? errorCode) !== undefined)
      return fail({ kind: "pin-refused", message: errorMessage });
    return orMalformed(data, code);
  }
}
