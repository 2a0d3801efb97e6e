import { Observable } from "rxjs";
import { bridgeFailure, type BridgeResult, type NativeBridgePort } from "#domain/device/index.ts";
import { fail } from "#domain/shared-kernel/index.ts";

const neverEmits = new Observable<never>();
const failWithoutDevice = async (): BridgeResult<never> => fail(bridgeFailure("no-device"));

/** Bridge of a browser: every request fails with `no-device`, and no event is emitted (WRAP-01). */
export class NoNativeBridgeAdapter implements NativeBridgePort {
  readonly device = failWithoutDevice;
  readonly deviceToken = failWithoutDevice;
  readonly hasKey = failWithoutDevice;
  readonly createKey = failWithoutDevice;
  readonly proveKey = failWithoutDevice;
  readonly deleteKey = failWithoutDevice;
  readonly sign = failWithoutDevice;
  readonly pushState = failWithoutDevice;
  readonly askForPush = failWithoutDevice;
  readonly openOutside = failWithoutDevice;
  readonly saveFile = failWithoutDevice;
  readonly rateApp = failWithoutDevice;
  readonly leave = failWithoutDevice;
  readonly dark = neverEmits;
  readonly insets = neverEmits;
  readonly taps = neverEmits;
  readonly back = neverEmits;
}
