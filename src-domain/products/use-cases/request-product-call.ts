import type { WriteKey, WriteOutcome } from "../../shared-kernel/write.ts";
import type { ContactOrder, ContactRefusal, PromisedCall } from "../product-end.ts";
import type { ProductsPort } from "../products.port.ts";
import { executeProductWrite } from "./execute-product-write.ts";

/** Dependencies of `requestProductCall`. */
export interface RequestProductCallPorts {
  readonly products: Pick<ProductsPort, "requestContact">;
  /** Re-reads whether the call is still offered. Resolves with `undefined` when the read fails. */
  readonly isStillOffered: () => Promise<boolean | undefined>;
}

/** Requested call. `callBefore` is `undefined` when the response was lost. */
export interface RequestedCall {
  readonly callBefore: PromisedCall["callBefore"] | undefined;
}

/**
 * Requests a call about the end of a product, to a number of 9 digits. After a lost response, the call counts as
 * requested if the server no longer offers it. Failures: `not-allowed`, `wrong-phone`.
 */
export function requestProductCall(
  { products, isStillOffered }: RequestProductCallPorts,
  { productId, phone }: Omit<ContactOrder, "idempotencyKey">,
  key: WriteKey,
): Promise<WriteOutcome<RequestedCall, ContactRefusal>> {
  return executeProductWrite<RequestedCall, "not-allowed" | "wrong-phone">(key, {
    content: [productId, phone],
    send: (idempotencyKey) => products.requestContact({ idempotencyKey, productId, phone }),
    find: async () => ((await isStillOffered()) === false ? { callBefore: undefined } : undefined),
  });
}
