import { decimalOf, fail, formatPolishDate, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import type { BookingRefusal, VisitCancellationRefusal } from "#domain/products/appointment.ts";
import type { ParameterRefusal } from "#domain/products/mobile.ts";
import type { PremiumRefusal } from "#domain/products/premium-numbers.ts";
import type { ContactRefusal } from "#domain/products/product-end.ts";
import type { NameRefusal, ProductsPort } from "#domain/products/products.port.ts";
import type { ServiceRefusal } from "#domain/products/product.ts";
import type { MoveRefusal } from "#domain/products/service-move.ts";
import {
  isCodeOf,
  type ServiceResponse,
  orMalformed,
  readServiceResponse,
  readLongList,
  type OperationGateway,
} from "../gateway/service-response.ts";
import type { Fields } from "../decoding/fields.ts";
import { decodeAppointments, decodeChannel, decodeMobileState, decodeServiceMove } from "./decode-service.ts";
import { decodePremiumNumbers } from "./decode-premium-numbers.ts";
import { decodeBookedVisit, decodeVisitSlot } from "./decode-visit.ts";

/** Records, so that a code added to the domain and forgotten here does not compile. */
type Codes<Refusal extends ServiceRefusal<string>> = Readonly<Record<Refusal["code"], true>>;
const NAME: Codes<NameRefusal> = { "wrong-name": true, unknown: true };
const MOVE: Codes<MoveRefusal> = { "no-move": true, "day-taken": true, unknown: true };
const BOOKING: Codes<BookingRefusal> = { "slot-taken": true, "not-possible": true, "too-late": true, unknown: true };
const CANCELLATION: Codes<VisitCancellationRefusal> = { "no-visit": true, "too-late": true, unknown: true };
const PARAMETER: Codes<ParameterRefusal> = { "not-possible": true, unknown: true };
const PREMIUM: Codes<PremiumRefusal> = { "wrong-limit": true, unknown: true };
const CONTACT: Codes<ContactRefusal> = { "not-allowed": true, "wrong-phone": true, unknown: true };

/** Reads the response to a write: its value or its refusal. */
function readWriteResponse<Value, Code extends string>(
  outcome: Result<ServiceResponse, TransportFailure>,
  codes: Readonly<Record<Code | "unknown", true>>,
  decode: (data: Fields) => Value | undefined,
): Result<Value, ServiceRefusal<Code> | TransportFailure> {
  if (!outcome.ok) return outcome;
  const { refusalCode, data } = outcome.value;
  if (refusalCode === undefined) return orMalformed(data, decode(data));
  return fail({ kind: "service-refused", code: isCodeOf(codes, refusalCode) ? refusalCode : "unknown" });
}

/** Single products over SOAP. */
export class SoapProductsAdapter implements ProductsPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async rename({
    idempotencyKey: intentId,
    productId,
    name,
  }: Parameters<ProductsPort["rename"]>[0]): ReturnType<ProductsPort["rename"]> {
    const outcome = await this.#gateway.call("setProductName", { intentId, productId, name });
    // The response to a removed name has no field.
    return readWriteResponse(outcome, NAME, (data) => ({ customName: data.optionalText("customName") }));
  }

  async channels(tvGuideId: string): ReturnType<ProductsPort["channels"]> {
    return readLongList(await this.#gateway.call("getTvChannels", { tvGuideId }), "channels", decodeChannel);
  }

  async move(productId: string): ReturnType<ProductsPort["move"]> {
    return readServiceResponse(await this.#gateway.call("getServiceMove", { productId }), decodeServiceMove);
  }

  async changeMove({
    idempotencyKey: intentId,
    productId,
    day,
  }: Parameters<ProductsPort["changeMove"]>[0]): ReturnType<ProductsPort["changeMove"]> {
    return readWriteResponse(
      await this.#gateway.call("changeServiceMoveDate", { intentId, productId, day: formatPolishDate(day) }),
      MOVE,
      decodeServiceMove,
    );
  }

  async appointments(productId: string): ReturnType<ProductsPort["appointments"]> {
    return readServiceResponse(await this.#gateway.call("getAppointmentSlots", { productId }), decodeAppointments);
  }

  async book({
    idempotencyKey: intentId,
    productId,
    slotId,
  }: Parameters<ProductsPort["book"]>[0]): ReturnType<ProductsPort["book"]> {
    return readWriteResponse(
      await this.#gateway.call("bookAppointment", { intentId, productId, slotId }),
      BOOKING,
      (data) => data.decodeChild("booked", decodeBookedVisit),
    );
  }

  async cancelVisit({
    idempotencyKey: intentId,
    productId,
    slotId,
  }: Parameters<ProductsPort["cancelVisit"]>[0]): ReturnType<ProductsPort["cancelVisit"]> {
    return readWriteResponse(
      await this.#gateway.call("cancelAppointment", { intentId, productId, slotId }),
      CANCELLATION,
      (data) => data.decodeChild("cancelled", decodeVisitSlot),
    );
  }

  async mobile(productId: string): ReturnType<ProductsPort["mobile"]> {
    return readServiceResponse(await this.#gateway.call("getMVNOstate", { productId }), decodeMobileState);
  }

  async setParameter({
    idempotencyKey: intentId,
    productId,
    parameter,
    value,
  }: Parameters<ProductsPort["setParameter"]>[0]): ReturnType<ProductsPort["setParameter"]> {
    return readWriteResponse(
      await this.#gateway.call("setP4Parameter", { intentId, productId, parameter, value: String(value) }),
      PARAMETER,
      decodeMobileState,
    );
  }

  async premiumNumbers(productId: string): ReturnType<ProductsPort["premiumNumbers"]> {
    return readServiceResponse(await this.#gateway.call("getPremiumNumbers", { productId }), decodePremiumNumbers);
  }

  async setPremiumNumbers({
    idempotencyKey: intentId,
    productId,
    settings: { limit, blocksCalls, blocksMessages },
  }: Parameters<ProductsPort["setPremiumNumbers"]>[0]): ReturnType<ProductsPort["setPremiumNumbers"]> {
    return readWriteResponse(
      await this.#gateway.call("setPremiumNumbers", {
        intentId,
        productId,
        limit: decimalOf(limit),
        callsBlocked: String(blocksCalls),
        messagesBlocked: String(blocksMessages),
      }),
      PREMIUM,
      decodePremiumNumbers,
    );
  }

  async requestContact({
    idempotencyKey: intentId,
    productId,
    phone,
  }: Parameters<ProductsPort["requestContact"]>[0]): ReturnType<ProductsPort["requestContact"]> {
    const outcome = await this.#gateway.call("requestContact", { intentId, phone, productId });
    return readWriteResponse(outcome, CONTACT, (data) => {
      const callBefore = data.instant("callBefore");
      return callBefore === undefined ? undefined : { callBefore };
    });
  }
}
