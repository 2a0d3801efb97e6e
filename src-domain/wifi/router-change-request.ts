import { isEditable } from "./parameter.ts";
import type { WifiFrequency, WifiParameter, WifiParameters } from "./wifi.ts";

/** New value of a parameter. */
export interface WifiParameterChange {
  readonly frequencyType: string;
  readonly provName: string;
  readonly value: string;
}

/** Change of a router that the customer requests. */
export type RouterChangeRequest =
  | { readonly kind: "parameters"; readonly changes: readonly WifiParameterChange[] }
  | { readonly kind: "switch"; readonly frequencyType: string; readonly enabled: boolean }
  | { readonly kind: "defaults" };

/** Confirmation before a request that disconnects devices. */
export type RouterQuestion =
  | { readonly kind: "save" | "defaults" }
  | { readonly kind: "off"; readonly frequencyType: string };

/** Returns the request that a confirmation stands for. */
export function routerChangeRequestOf(
  question: RouterQuestion,
  changes: readonly WifiParameterChange[],
): RouterChangeRequest {
  switch (question.kind) {
    case "save":
      return { kind: "parameters", changes };
    case "off":
      return { kind: "switch", frequencyType: question.frequencyType, enabled: false };
    case "defaults":
      return { kind: "defaults" };
  }
}

/** Key of a parameter, unique within a router; typed values are stored under it. */
export function parameterKey(
  { frequencyType }: Pick<WifiFrequency, "frequencyType">,
  { provName }: Pick<WifiParameter, "provName">,
): string {
  return `${frequencyType}/${provName}`;
}

/** Lists all parameters with their network. */
export function parametersOf({ frequencies }: Pick<WifiParameters, "frequencies">): readonly {
  readonly key: string;
  readonly frequency: WifiFrequency;
  readonly parameter: WifiParameter;
}[] {
  return frequencies.flatMap((frequency) =>
    frequency.parameters.map((parameter) => ({ key: parameterKey(frequency, parameter), frequency, parameter })),
  );
}

/** Returns the typed values that differ from the router's, for editable parameters only (DEV-01). */
export function changesOf(known: WifiParameters, typed: ReadonlyMap<string, string>): readonly WifiParameterChange[] {
  return parametersOf(known).flatMap(({ key, frequency: { frequencyType }, parameter }) => {
    const value = typed.get(key);
    return value === undefined || value === parameter.value || !isEditable(parameter)
      ? []
      : [{ frequencyType, provName: parameter.provName, value }];
  });
}

/**
 * Returns true if the router has the requested settings. `undefined` for the factory defaults, which are unknown to the
 * portal.
 */
export function isRequestApplied(request: RouterChangeRequest, known: WifiParameters): boolean | undefined {
  switch (request.kind) {
    case "parameters":
      return request.changes.every(({ frequencyType, provName, value }) =>
        known.frequencies.some(
          (one) =>
            one.frequencyType === frequencyType &&
            one.parameters.some((parameter) => parameter.provName === provName && parameter.value === value),
        ),
      );
    case "switch":
      return known.frequencies.some(
        ({ frequencyType, enabled }) => frequencyType === request.frequencyType && enabled === request.enabled,
      );
    case "defaults":
      return undefined;
  }
}

/** Returns true if devices must join this network again: its name, password or security may have changed. */
export function requiresRejoin(request: RouterChangeRequest, frequencyType: string, known: WifiParameters): boolean {
  if (request.kind !== "parameters") return request.kind === "defaults";
  return parametersOf(known).some(
    ({ frequency, parameter: { provName, type } }) =>
      frequency.frequencyType === frequencyType &&
      (type === "SSID" || type === "PASSWORD" || type === "SECURITY") &&
      request.changes.some((change) => change.frequencyType === frequencyType && change.provName === provName),
  );
}

/** Returns true if devices lose their connection: all requests except turning a network on. */
export function disconnectsDevices(request: RouterChangeRequest): boolean {
  return request.kind !== "switch" || !request.enabled;
}
