import type { WriteKey, WriteOutcome } from "../../shared-kernel/write.ts";
import type { ContactOrder, ContactRefusal, PromisedCall } from "../product-end.ts";
import type { ProductsPort } from "../products.port.ts";
import { executeProductWrite } from "./execute-product-write.ts";

/** Ports of the request of a call about a product. */
export interface RequestProductCallPorts {
  readonly products: Pick<ProductsPort, "requestContact">;
  /** Re-reads whether the call is still offered; resolves with `undefined` when that could not be read. */
  readonly isStillOffered: () => Promise<boolean | undefined>;
}

/** A call that was requested. `callBefore` is undefined when the response with it was lost. */
export interface RequestedCall {
  readonly callBefore: PromisedCall["callBefore"] | undefined;
}

/**
 * Requests a call about the end of a product, to a number of 9 digits. After a lost response the call was requested when
 * the server does not offer it any more. Failures: `not-allowed`, `wrong-phone`.
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
