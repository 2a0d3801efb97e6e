import type { WriteKey, WriteOutcome } from "../../shared-kernel/write.ts";
import {
  hasPremiumSettings,
  type PremiumNumbers,
  type PremiumRefusal,
  type PremiumSettings,
} from "../premium-numbers.ts";
import type { ProductsPort } from "../products.port.ts";
import { executeProductWrite } from "./execute-product-write.ts";

/** Dependencies of `setPremiumNumbers`. */
export interface SetPremiumNumbersPorts {
  readonly products: Pick<ProductsPort, "setPremiumNumbers">;
  /** Re-reads the settings. Resolves with `undefined` when the read fails. */
  readonly reload: () => Promise<PremiumNumbers | undefined>;
}

/**
 * Sets threshold and blocks of premium numbers (PREMIUM-02). Re-reads them after a lost response. Failures:
 * `wrong-limit`.
 */
export function setPremiumNumbers(
  { products, reload }: SetPremiumNumbersPorts,
  { productId, settings }: { readonly productId: string; readonly settings: PremiumSettings },
  key: WriteKey,
): Promise<WriteOutcome<PremiumNumbers, PremiumRefusal>> {
  const { limit, blocksCalls, blocksMessages } = settings;
  return executeProductWrite<PremiumNumbers, "wrong-limit">(key, {
    content: [productId, limit, blocksCalls, blocksMessages],
    send: (idempotencyKey) => products.setPremiumNumbers({ idempotencyKey, productId, settings }),
    find: async () => {
      const numbers = await reload();
      return numbers !== undefined && hasPremiumSettings(numbers, settings) ? numbers : undefined;
    },
  });
}
