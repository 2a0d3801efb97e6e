import { mapResult } from "../../shared-kernel/index.ts";
import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { Decoder, PinCode } from "../decoder.ts";
import type { PinRefusal, SetTopBoxPort } from "../set-top-box.port.ts";

/** Dependencies of `resetPin`. */
export interface ResetPinPorts {
  readonly setTopBox: Pick<SetTopBoxPort, "resetPin">;
}

/** Code with its decoder. */
export interface DecoderPin {
  readonly decoder: Decoder;
  readonly code: PinCode;
}

/**
 * Requests a new PIN for a decoder (DEV-04). Resolves with the code. Only the response contains the code: when it is
 * lost the outcome is unknown, and a resend returns it. Fails with `pin-refused` or a transport failure.
 */
export function resetPin(
  { setTopBox }: ResetPinPorts,
  decoder: Decoder,
  key: WriteKey,
): Promise<WriteOutcome<DecoderPin, PinRefusal>> {
  return executeWrite<DecoderPin, PinRefusal>(key, {
    content: [JSON.stringify(decoder)],
    send: async (idempotencyKey) =>
      mapResult(await setTopBox.resetPin({ idempotencyKey, decoder }), (code) => ({ decoder, code })),
  });
}
