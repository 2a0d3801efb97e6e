import type { WriteKey, WriteOutcome } from "../../shared-kernel/write.ts";
import type { Product } from "../product.ts";
import type { NameRefusal, ProductsPort, ProductWriteRequest } from "../products.port.ts";
import { findVisibleProduct } from "../service-view.ts";
import { executeProductWrite } from "./execute-product-write.ts";

/** Ports of the change of a product's name. */
export interface RenameProductPorts {
  readonly products: Pick<ProductsPort, "rename">;
  /** Re-reads the customer's products; resolves with `undefined` when they could not be read. */
  readonly reload: () => Promise<readonly Product[] | undefined>;
}

/** A product with the name that is in force. */
export interface RenamedProduct {
  readonly customName: string | undefined;
}

/**
 * Gives a product a custom name, without blanks around it; an empty name removes it (PROD-07). After a lost response the
 * products are re-read. Failures: `wrong-name`.
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
