import type { Instant, WarsawDate } from "../shared-kernel/index.ts";
import type { Product, ServiceRefusal } from "./product.ts";

/** The wish to be called about a service. */
export interface ContactOrder {
  readonly idempotencyKey: string;
  readonly productId: string;
  /** 9 digits. */
  readonly phone: string;
}

/** A consultant calls until then. */
export interface PromisedCall {
  readonly callBefore: Instant;
}

export type ContactRefusal = ServiceRefusal<"not-allowed" | "wrong-phone">;

/**
 * Whether a call about the end of a service is offered: it is given up, has not ended, and the provider wants to talk
 * about it.
 */
export function isEndCallOffered(
  { status, contractEnd }: Pick<Product, "status" | "contractEnd">,
  { showProductEndContactPopup }: { readonly showProductEndContactPopup: boolean },
  today: WarsawDate,
): boolean {
  return (
    showProductEndContactPopup && status === "DURING_RESIGNATION" && (contractEnd === undefined || contractEnd >= today)
  );
}
