import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { Decoder, PinCode } from "./decoder.ts";

/** One wish for a new PIN. The same intent id is one wish, however often it is sent. */
export interface PinReset {
  readonly idempotencyKey: string;
  readonly decoder: Decoder;
}

/** There is no new PIN; why, in the provider's words where it says so (DEV-04). */
export interface PinRefusal {
  readonly kind: "pin-refused";
  readonly message: string | undefined;
}

/** The customer's decoders and their PINs (DEV-04). */
export interface SetTopBoxPort {
  /** The decoders whose PIN can be set anew (`getResetPinHardware`). */
  loadDecoders(): Promise<Result<readonly Decoder[], TransportFailure>>;
  /** The code by which a decoder has a new PIN (`resetPin`). */
  resetPin(reset: PinReset): Promise<Result<PinCode, PinRefusal | TransportFailure>>;
}
