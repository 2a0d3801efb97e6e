import { Observable } from "rxjs";
import { bridgeFailure, type Asked, type NativeBridgePort } from "#domain/device/index.ts";
import { fail } from "#domain/shared-kernel/index.ts";

const silence = new Observable<never>();
const nobody = async (): Asked<never> => fail(bridgeFailure("no-device"));

/** A browser: there is no device, and nothing ever happens to it (WRAP-01). */
export class NoNativeBridgeAdapter implements NativeBridgePort {
  readonly device = nobody;
  readonly deviceToken = nobody;
  readonly hasKey = nobody;
  readonly createKey = nobody;
  readonly deleteKey = nobody;
  readonly sign = nobody;
  readonly pushState = nobody;
  readonly askForPush = nobody;
  readonly openOutside = nobody;
  readonly saveFile = nobody;
  readonly rateApp = nobody;
  readonly leave = nobody;
  readonly dark = silence;
  readonly insets = silence;
  readonly taps = silence;
  readonly back = silence;
}
