import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { MobileState, ParameterRefusal } from "../mobile.ts";
import type { ProductsPort, ProductWriteRequest } from "../products.port.ts";

/** Dependencies of `setMobileParameter`. */
export interface SetMobileParameterPorts {
  readonly products: Pick<ProductsPort, "setParameter">;
  /** Re-reads the settings. Resolves with `undefined` when the read fails. */
  readonly reload: () => Promise<MobileState | undefined>;
}

/** Setting with its new value. */
export interface ParameterSetting extends Omit<ProductWriteRequest, "idempotencyKey"> {
  readonly parameter: string;
  readonly value: boolean;
}

/** Changes one setting of a mobile number. Re-reads the settings after a lost response. Failures: `not-possible`. */
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
