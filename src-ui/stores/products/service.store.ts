import type { Appointments } from "#domain/products/appointment.ts";
import type { TvChannel } from "#domain/products/channels.ts";
import type { MobileState } from "#domain/products/mobile.ts";
import type { PremiumNumbers } from "#domain/products/premium-numbers.ts";
import type { ProductsPort } from "#domain/products/products.port.ts";
import type { ServiceMove } from "#domain/products/service-move.ts";
import { AsyncValue } from "../async-value.ts";

/** Details of one service. Lives as long as its page, so that it never outlives the session or the account. */
export class ServiceStore {
  readonly move: AsyncValue<ServiceMove>;
  readonly appointments: AsyncValue<Appointments>;
  readonly mobile: AsyncValue<MobileState>;
  /** Threshold and blocks of premium numbers, of a phone number. */
  readonly premiumNumbers: AsyncValue<PremiumNumbers>;
  /** Channels of the TV guide, if the service has one. */
  readonly channels: AsyncValue<readonly TvChannel[]>;
  readonly port: ProductsPort;

  constructor(
    port: ProductsPort,
    { productId, guideId }: { readonly productId: string; readonly guideId: string | undefined },
  ) {
    this.port = port;
    this.move = new AsyncValue(() => port.move(productId));
    this.appointments = new AsyncValue(() => port.appointments(productId));
    this.mobile = new AsyncValue(() => port.mobile(productId));
    this.premiumNumbers = new AsyncValue(() => port.premiumNumbers(productId));
    this.channels = new AsyncValue(() => port.channels(guideId ?? ""));
  }
}
