import type { Result, TransportFailure, WarsawDate } from "../shared-kernel/index.ts";
import type { Appointments, BookedVisit, BookingRefusal, VisitCancellationRefusal, VisitSlot } from "./appointment.ts";
import type { TvChannel } from "./channels.ts";
import type { MobileState, ParameterRefusal } from "./mobile.ts";
import type { PremiumNumbers, PremiumRefusal, PremiumSettings } from "./premium-numbers.ts";
import type { ContactOrder, ContactRefusal, PromisedCall } from "./product-end.ts";
import type { ServiceRefusal } from "./product.ts";
import type { MoveRefusal, ServiceMove } from "./service-move.ts";

export type NameRefusal = ServiceRefusal<"wrong-name">;

/** Write about one product. The same idempotency key has one effect, even when sent again. */
export interface ProductWriteRequest {
  readonly idempotencyKey: string;
  readonly productId: string;
}

/** Reads and writes of single products, beyond `getClientData` (PROD-05, PROD-07, PROD-08). */
export interface ProductsPort {
  /**
   * Sets the customer's own name of a product; an empty name removes it (`setProductName`). Returns the name in force.
   */
  rename(
    order: ProductWriteRequest & { readonly name: string },
  ): Promise<Result<{ readonly customName: string | undefined }, NameRefusal | TransportFailure>>;
  /** Loads the channels of a TV guide (`getTvChannels`), in the server's order. */
  channels(tvGuideId: string): Promise<Result<readonly TvChannel[], TransportFailure>>;
  /** Loads the planned day of a move and the available days (`getServiceMove`). */
  move(productId: string): Promise<Result<ServiceMove, TransportFailure>>;
  /** Changes the day of a move (`changeServiceMoveDate`). */
  changeMove(
    order: ProductWriteRequest & { readonly day: WarsawDate },
  ): Promise<Result<ServiceMove, MoveRefusal | TransportFailure>>;
  /** Loads the visits of a technician (`getAppointmentSlots`). */
  appointments(productId: string): Promise<Result<Appointments, TransportFailure>>;
  /** Books a visit (`bookAppointment`) and cancels the product's former one. */
  book(
    order: ProductWriteRequest & { readonly slotId: string },
  ): Promise<Result<BookedVisit, BookingRefusal | TransportFailure>>;
  /** Cancels the visit of this slot (`cancelAppointment`). Returns the cancelled visit. */
  cancelVisit(
    order: ProductWriteRequest & { readonly slotId: string },
  ): Promise<Result<VisitSlot, VisitCancellationRefusal | TransportFailure>>;
  /** Loads the settings of a mobile number (`getMVNOstate`). */
  mobile(productId: string): Promise<Result<MobileState, TransportFailure>>;
  /** Changes one setting (`setP4Parameter`). Returns all settings afterwards. */
  setParameter(
    order: ProductWriteRequest & { readonly parameter: string; readonly value: boolean },
  ): Promise<Result<MobileState, ParameterRefusal | TransportFailure>>;
  /** Loads threshold and blocks of premium numbers (`getPremiumNumbers`). */
  premiumNumbers(productId: string): Promise<Result<PremiumNumbers, TransportFailure>>;
  /** Sets threshold and blocks of premium numbers (`setPremiumNumbers`). Returns them afterwards. */
  setPremiumNumbers(
    order: ProductWriteRequest & { readonly settings: PremiumSettings },
  ): Promise<Result<PremiumNumbers, PremiumRefusal | TransportFailure>>;
  /** Requests a call about a product (`requestContact`). */
  requestContact(order: ContactOrder): Promise<Result<PromisedCall, ContactRefusal | TransportFailure>>;
}
