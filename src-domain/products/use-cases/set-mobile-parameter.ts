import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { MobileState, ParameterRefusal } from "../mobile.ts";
import type { ProductsPort, ProductWriteRequest } from "../products.port.ts";

/** Ports of the change of a setting of a mobile number. */
export interface SetMobileParameterPorts {
  readonly products: Pick<ProductsPort, "setParameter">;
  /** Re-reads the settings; resolves with `undefined` when they could not be read. */
  readonly reload: () => Promise<MobileState | undefined>;
}

/** A setting with its new value. */
export interface ParameterSetting extends Omit<ProductWriteRequest, "idempotencyKey"> {
  readonly parameter: string;
  readonly value: boolean;
}

/**
 * Changes one setting of a mobile number. After a lost response the settings are re-read. Failures: `not-possible`.
 */
export function setMobileParameter(
  { products, reload }: SetMobileParameterPorts,
  { productId, parameter, value }: ParameterSetting,
  key: WriteKey,
): Promise<WriteOutcome<MobileState, ParameterRefusal>> {
  return executeWrite<MobileState, ParameterRefusal>(key, {
    content: [parameter, value],
    send: (idempotencyKey) => products.setParameter({ idempotencyKey, productId, parameter, value }),
    verifyApplied: async () => {
      const state = await reload();
      return state?.parameters.some((one) => one.parameter === parameter && one.value === value);
    },
  });
}
