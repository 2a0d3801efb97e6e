import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import {
  wifiRefusal,
  type ParameterChange,
  type WifiDevice,
  type WifiOrder,
  type WifiParameters,
  type WifiPort,
  type WifiRefusal,
} from "#domain/wifi/index.ts";
import { orMalformed, readAnswer, type Answer, type SoapCaller } from "../gateway/answer.ts";
import type { Payload } from "../gateway/envelope.ts";
import { decodeDevices, decodeErrors, decodeParameters } from "./decode-wifi.ts";

type TakenUp = Result<"taken-up", WifiRefusal | TransportFailure>;

/** Taken up where the answer says that the router works now. */
function takenUp(outcome: Result<Answer, TransportFailure>): TakenUp {
  if (!outcome.ok) return outcome;
  const { refusalCode, data } = outcome.value;
  if (refusalCode !== undefined) return fail(wifiRefusal(refusalCode, data.list("errors", decodeErrors)));
  return orMalformed(data.flag("pendingOperation") ? "taken-up" : undefined);
}

/** The changes by network, in the order in which they come. */
function byFrequency(changes: readonly ParameterChange[]): readonly Payload[] {
  const types = [...new Set(changes.map(({ frequencyType }) => frequencyType))];
  return types.map((frequencyType) => ({
    frequencyType,
    params: changes
      .filter((change) => change.frequencyType === frequencyType)
      .map(({ provName, value }) => ({ provName, value })),
  }));
}

/** Routers, over SOAP. */
export class SoapWifiAdapter implements WifiPort {
  readonly #caller: SoapCaller;

  constructor(caller: SoapCaller) {
    this.#caller = caller;
  }

  async loadDevices(): Promise<Result<readonly WifiDevice[], TransportFailure>> {
    return readAnswer(await this.#caller.call("getWifiHardware"), decodeDevices);
  }

  async loadParameters(serviceKey: string): Promise<Result<WifiParameters, TransportFailure>> {
    return readAnswer(await this.#caller.call("getWifiParams", { serviceKey }), decodeParameters);
  }

  async switchFrequency({
    intentId,
    serviceKey,
    frequencyType,
    enabled,
  }: WifiOrder & { readonly frequencyType: string; readonly enabled: boolean }): Promise<TakenUp> {
    return takenUp(
      await this.#caller.call("switchWifiFrequency", { intentId, serviceKey, frequencyType, enabled: String(enabled) }),
    );
  }

  async setParameters({
    intentId,
    serviceKey,
    changes,
  }: WifiOrder & { readonly changes: readonly ParameterChange[] }): Promise<TakenUp> {
    return takenUp(
      await this.#caller.call("setWifiParams", { intentId, serviceKey, frequencies: byFrequency(changes) }),
    );
  }

  async setDefaults({ intentId, serviceKey }: WifiOrder): Promise<TakenUp> {
    return takenUp(await this.#caller.call("setDefaultWifiParams", { intentId, serviceKey }));
  }
}
