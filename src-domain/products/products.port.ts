import type { Result, TransportFailure, WarsawDate } from "../shared-kernel/index.ts";
import type { Appointments, BookingRefusal, VisitSlot } from "./appointment.ts";
import type { TvChannel } from "./channels.ts";
import type { MobileState, ParameterRefusal } from "./mobile.ts";
import type { ContactOrder, ContactRefusal, PromisedCall } from "./product-end.ts";
import type { ServiceRefusal } from "./product.ts";
import type { MoveRefusal, ServiceMove } from "./service-move.ts";

export type NameRefusal = ServiceRefusal<"wrong-name">;

/** A write about one product. The same intent id has one effect, however often it is sent. */
export interface ProductWriteRequest {
  readonly idempotencyKey: string;
  readonly productId: string;
}

/**
 * What can be asked and done about single products, beyond what `getClientData` tells of them (PROD-05, PROD-07,
 * PROD-08).
 */
export interface ProductsPort {
  /**
   * Gives a product a name of the customer's own, or takes it away with an empty one (`setProductName`); gives the name
   * in force.
   */
  rename(
    order: ProductWriteRequest & { readonly name: string },
  ): Promise<Result<{ readonly customName: string | undefined }, NameRefusal | TransportFailure>>;
  /** The channels of a television's guide (`getTvChannels`), in the provider's order. */
  channels(tvGuideId: string): Promise<Result<readonly TvChannel[], TransportFailure>>;
  /** When a product moves, and when it could (`getServiceMove`). */
  move(productId: string): Promise<Result<ServiceMove, TransportFailure>>;
  /** Another day for the move (`changeServiceMoveDate`). */
  changeMove(
    order: ProductWriteRequest & { readonly day: WarsawDate },
  ): Promise<Result<ServiceMove, MoveRefusal | TransportFailure>>;
  /** Visits of a technician (`getAppointmentSlots`). */
  appointments(productId: string): Promise<Result<Appointments, TransportFailure>>;
  /** Books one (`bookAppointment`), and gives up the former one of that product. */
  book(
    order: ProductWriteRequest & { readonly slotId: string },
  ): Promise<Result<VisitSlot, BookingRefusal | TransportFailure>>;
  /** A mobile number's settings (`getMVNOstate`). */
  mobile(productId: string): Promise<Result<MobileState, TransportFailure>>;
  /** Sets one of them (`setP4Parameter`); gives all as they are then. */
  setParameter(
    order: ProductWriteRequest & { readonly parameter: string; readonly value: boolean },
  ): Promise<Result<MobileState, ParameterRefusal | TransportFailure>>;
  /** Asks for a call about a product (`requestContact`). */
  requestContact(order: ContactOrder): Promise<Result<PromisedCall, ContactRefusal | TransportFailure>>;
}
