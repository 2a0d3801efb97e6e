import { mapResult } from "../../shared-kernel/index.ts";
import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { Decoder, PinCode } from "../decoder.ts";
import type { PinRefusal, SetTopBoxPort } from "../set-top-box.port.ts";

/** Dependencies of `resetPin`. */
export interface ResetPinPorts {
  readonly setTopBox: Pick<SetTopBoxPort, "resetPin">;
}

/** A code, and the decoder that takes it. */
export interface DecoderPin {
  readonly decoder: Decoder;
  readonly code: PinCode;
}

/**
 * Requests a new PIN for a decoder (DEV-04). Resolves with the code. Fails with `pin-refused`, or with a transport
 * failure. The code is only in the response: after a lost one the outcome is unknown, and a resend returns it.
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
