import type { Decoder, SetTopBoxPort } from "#domain/set-top-box/index.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import { RefreshedValue } from "../refreshed-value.ts";

/** Decoders of the customer, without their PINs (DEV-04). */
export class DecodersStore {
  readonly decoders: RefreshedValue<readonly Decoder[]>;

  constructor(port: Pick<SetTopBoxPort, "loadDecoders">, clock: ClockPort) {
    this.decoders = new RefreshedValue(() => port.loadDecoders(), clock);
  }
}
