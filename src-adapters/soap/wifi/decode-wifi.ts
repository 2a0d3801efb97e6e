import {
  PARAMETER_TYPES,
  type ConnectedDevice,
  type FrequencyErrors,
  type ParameterType,
  type WifiDevice,
  type WifiFrequency,
  type WifiParameter,
  type WifiParameters,
  type WifiStatus,
} from "#domain/wifi/index.ts";
import type { Fields } from "../decoding/fields.ts";

/** Keeps the first value of each key: changes refer to values by key. */
function firstOf<Value>(
  values: readonly Value[] | undefined,
  keyOf: (value: Value) => string,
): readonly Value[] | undefined {
  return values?.filter((value, at) => values.findIndex((other) => keyOf(other) === keyOf(value)) === at);
}

/** Decodes one router; `undefined` without its key. */
function decodeDevice(item: Fields): WifiDevice | undefined {
  const serviceKey = item.optionalText("serviceKey");
  return serviceKey === undefined
    ? undefined
    : { serviceKey, city: item.optionalText("city"), deviceType: item.optionalText("deviceType") };
}

/** Decodes the routers, each once; `undefined` without the list. */
export function decodeDevices(data: Fields): readonly WifiDevice[] | undefined {
  return firstOf(data.list("devices", decodeDevice), ({ serviceKey }) => serviceKey);
}

function typeOf(text: string | undefined): ParameterType {
  return PARAMETER_TYPES.find((type) => type === text?.trim()) ?? "TEXT";
}

/** Decodes one parameter; `undefined` without a name or a value, because the customer would not know what changes. */
function decodeParameter(item: Fields): WifiParameter | undefined {
  const provName = item.optionalText("provName");
  const value = item.text("value");
  if (provName === undefined || value === undefined) return undefined;
  return {
    name: item.optionalText("name") ?? provName,
    provName,
    description: item.optionalText("description"),
    type: typeOf(item.text("type")),
    editable: item.flag("editable"),
    prefix: item.text("prefix") ?? "",
    value,
    acceptableValues: item.texts("acceptableValues") ?? [],
  };
}

function decodeFrequency(item: Fields): WifiFrequency | undefined {
  const frequencyType = item.optionalText("frequencyType");
  const enabled = item.optionalFlag("enabled");
  const parameters = firstOf(item.list("params", decodeParameter), ({ provName }) => provName);
  return frequencyType === undefined || enabled === undefined || parameters === undefined
    ? undefined
    : { frequencyType, enabled, parameters };
}

function decodeConnected(item: Fields): ConnectedDevice | undefined {
  const device = {
    name: item.optionalText("name"),
    frequencyType: item.optionalText("frequencyType"),
    ipAddress: item.optionalText("ipAddress"),
    macAddress: item.optionalText("macAddress"),
  };
  return device.name === undefined && device.macAddress === undefined && device.ipAddress === undefined
    ? undefined
    : device;
}

function statusOf(text: string | undefined): WifiStatus {
  switch (text?.trim()) {
    case "ONLINE":
      return "online";
    case "OFFLINE":
      return "offline";
    default:
      return "unknown";
  }
}

/**
 * Decodes the parameters of a router; `undefined` if it is unknown whether an operation is pending, because the router
 * must not be changed then.
 */
export function decodeParameters(data: Fields): WifiParameters | undefined {
  const pendingOperation = data.optionalFlag("pendingOperation");
  const frequencies = firstOf(data.list("frequencies", decodeFrequency), ({ frequencyType }) => frequencyType);
  if (pendingOperation === undefined || frequencies === undefined) return undefined;
  return {
    pendingOperation,
    frequencies,
    showStatus: data.flag("showStatus"),
    status: statusOf(data.text("status")),
    showConnectedDevices: data.flag("showConnectedDevices"),
    connectedDevices: data.list("connectedDevices", decodeConnected) ?? [],
    readAt: data.instant("readAt"),
  };
}

/** Decodes the errors of one network (DEV-03); `undefined` without errors. */
export function decodeFrequencyErrors(item: Fields): FrequencyErrors | undefined {
  const frequencyType = item.optionalText("frequencyType");
  const errors = item.list("params", (param) => {
    const provName = param.optionalText("provName");
    const name = param.optionalText("name") ?? provName;
    const error = param.optionalText("error");
    return name === undefined || error === undefined ? undefined : { provName, name, error };
  });
  return frequencyType === undefined || errors === undefined || errors.length === 0
    ? undefined
    : { frequencyType, errors };
}
