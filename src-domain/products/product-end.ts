import type { Instant, WarsawDate } from "../shared-kernel/index.ts";
import type { Product, ServiceRefusal } from "./product.ts";

/** Request to be called about a service. */
export interface ContactOrder {
  readonly idempotencyKey: string;
  readonly productId: string;
  /** 9 digits. */
  readonly phone: string;
}

/** Deadline for the agent's call. */
export interface PromisedCall {
  readonly callBefore: Instant;
}

export type ContactRefusal = ServiceRefusal<"not-allowed" | "wrong-phone">;

/** Returns the last day of a contract that has ended without a withdrawal; `undefined` for any other (SERV-12). */
export function contractEndedOn(
  { status, contractEnd, withdrawnOn }: Pick<Product, "status" | "contractEnd" | "withdrawnOn">,
  today: WarsawDate,
): WarsawDate | undefined {
  const isOver = status === "INACTIVE" && withdrawnOn === undefined && contractEnd !== undefined && contractEnd < today;
  return isOver ? contractEnd : undefined;
}

/**
 * Returns true if a call about the end of a service is offered: the service is being cancelled, has not ended, and the
 * server's flag allows it. After a withdrawal nothing is offered (WITHDRAW-05).
 */
export function isProductEndCallOffered(
  { status, contractEnd, withdrawnOn }: Pick<Product, "status" | "contractEnd" | "withdrawnOn">,
  { showProductEndContactPopup }: { readonly showProductEndContactPopup: boolean },
  today: WarsawDate,
): boolean {
  return (
    showProductEndContactPopup &&
    status === "DURING_RESIGNATION" &&
    withdrawnOn === undefined &&
    (contractEnd === undefined || contractEnd >= today)
  );
}
