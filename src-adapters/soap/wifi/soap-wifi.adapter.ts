import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import {
  wifiRefusal,
  type WifiParameterChange,
  type WifiDevice,
  type WifiOrder,
  type WifiParameters,
  type WifiPort,
  type WifiRefusal,
} from "#domain/wifi/index.ts";
import {
  orMalformed,
  readServiceResponse,
  type ServiceResponse,
  type OperationGateway,
} from "../gateway/service-response.ts";
import type { Payload } from "../gateway/envelope.ts";
import { decodeDevices, decodeFrequencyErrors, decodeParameters } from "./decode-wifi.ts";

type WifiWriteResult = Result<"taken-up", WifiRefusal | TransportFailure>;

/** Returns `taken-up` if the response says that the operation is pending. */
function readWifiWrite(outcome: Result<ServiceResponse, TransportFailure>): WifiWriteResult {
  if (!outcome.ok) return outcome;
  const { refusalCode, data } = outcome.value;
  if (refusalCode !== undefined) return fail(wifiRefusal(refusalCode, data.list("errors", decodeFrequencyErrors)));
  return orMalformed(data, data.flag("pendingOperation") ? "taken-up" : undefined);
}

/** Groups the changes by network, in the given order. */
function groupByFrequency(changes: readonly WifiParameterChange[]): readonly Payload[] {
  const types = [...new Set(changes.map(({ frequencyType }) => frequencyType))];
  return types.map((frequencyType) => ({
    frequencyType,
    params: changes
      .filter((change) => change.frequencyType === frequencyType)
      .map(({ provName, value }) => ({ provName, value })),
  }));
}

/** Routers over SOAP. */
export class SoapWifiAdapter implements WifiPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async loadDevices(): Promise<Result<readonly WifiDevice[], TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getWifiHardware"), decodeDevices);
  }

  async loadParameters(serviceKey: string): Promise<Result<WifiParameters, TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getWifiParams", { serviceKey }), decodeParameters);
  }

  async switchFrequency({
    idempotencyKey: intentId,
    serviceKey,
    frequencyType,
    enabled,
  }: WifiOrder & { readonly frequencyType: string; readonly enabled: boolean }): Promise<WifiWriteResult> {
    return readWifiWrite(
      await this.#gateway.call("switchWifiFrequency", {
        intentId,
        serviceKey,
        frequencyType,
        enabled: String(enabled),
      }),
    );
  }

  async setParameters({
    idempotencyKey: intentId,
    serviceKey,
    changes,
  }: WifiOrder & { readonly changes: readonly WifiParameterChange[] }): Promise<WifiWriteResult> {
    return readWifiWrite(
      await this.#gateway.call("setWifiParams", { intentId, serviceKey, frequencies: groupByFrequency(changes) }),
    );
  }

  async setDefaults({ idempotencyKey: intentId, serviceKey }: WifiOrder): Promise<WifiWriteResult> {
    return readWifiWrite(await this.#gateway.call("setDefaultWifiParams", { intentId, serviceKey }));
  }
}
