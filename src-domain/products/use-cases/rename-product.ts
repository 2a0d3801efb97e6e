import type { WriteKey, WriteOutcome } from "../../shared-kernel/write.ts";
import type { Product } from "../product.ts";
import type { NameRefusal, ProductsPort, ProductWriteRequest } from "../products.port.ts";
import { findVisibleProduct } from "../service-view.ts";
import { executeProductWrite } from "./execute-product-write.ts";

/** Dependencies of `renameProduct`. */
export interface RenameProductPorts {
  readonly products: Pick<ProductsPort, "rename">;
  /** Re-reads the customer's products. Resolves with `undefined` when the read fails. */
  readonly reload: () => Promise<readonly Product[] | undefined>;
}

/** Product with the name in force. */
export interface RenamedProduct {
  readonly customName: string | undefined;
}

/**
 * Sets the custom name of a product, trimmed; an empty name removes it (PROD-07). Re-reads the products after a lost
 * response. Failures: `wrong-name`.
 */
export function renameProduct(
  { products, reload }: RenameProductPorts,
  { productId, name }: Omit<ProductWriteRequest, "idempotencyKey"> & { readonly name: string },
  key: WriteKey,
): Promise<WriteOutcome<RenamedProduct, NameRefusal>> {
  const sent = name.trim();
  const customName = sent === "" ? undefined : sent;
  return executeProductWrite<RenamedProduct, "wrong-name">(key, {
    content: [productId, sent],
    send: (idempotencyKey) => products.rename({ idempotencyKey, productId, name: sent }),
    find: async () => {
      const known = await reload();
      const isRenamed = known !== undefined && findVisibleProduct(known, productId)?.customName === customName;
      return isRenamed ? { customName } : undefined;
    },
  });
}
