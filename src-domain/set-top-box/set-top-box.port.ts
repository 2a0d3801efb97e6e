import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { Decoder, PinCode } from "./decoder.ts";

/** Request to reset a PIN. The same idempotency key resets it once, even when sent again. */
export interface PinReset {
  readonly idempotencyKey: string;
  readonly decoder: Decoder;
}

/** Refusal to reset the PIN, with the server's text if any (DEV-04). */
export interface PinRefusal {
  readonly kind: "pin-refused";
  readonly message: string | undefined;
}

/** Decoders of the customer and their PINs (DEV-04). */
export interface SetTopBoxPort {
  /** Loads the decoders whose PIN can be reset (`getResetPinHardware`). */
  loadDecoders(): Promise<Result<readonly Decoder[], TransportFailure>>;
  /** Resets the PIN of a decoder (`resetPin`) and returns the code for it. */
  resetPin(reset: PinReset): Promise<Result<PinCode, PinRefusal | TransportFailure>>;
}
