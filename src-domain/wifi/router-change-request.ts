import { isEditable } from "./parameter.ts";
import type { WifiFrequency, WifiParameter, WifiParameters } from "./wifi.ts";

/** A parameter that is to have another value. */
export interface WifiParameterChange {
  readonly frequencyType: string;
  readonly provName: string;
  readonly value: string;
}

/** What a customer has asked of a router. */
export type RouterChangeRequest =
  | { readonly kind: "parameters"; readonly changes: readonly WifiParameterChange[] }
  | { readonly kind: "switch"; readonly frequencyType: string; readonly enabled: boolean }
  | { readonly kind: "defaults" };

/** Question to the customer before a wish is sent, because devices would drop. */
export type RouterQuestion =
  | { readonly kind: "save" | "defaults" }
  | { readonly kind: "off"; readonly frequencyType: string };

/** Returns the wish that a confirmed question stands for. */
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

/** Names a parameter among all of a router; what is typed is kept by it. */
export function parameterKey(
  { frequencyType }: Pick<WifiFrequency, "frequencyType">,
  { provName }: Pick<WifiParameter, "provName">,
): string {
  return `${frequencyType}/${provName}`;
}

/** Each parameter with the network that it belongs to. */
export function parametersOf({ frequencies }: Pick<WifiParameters, "frequencies">): readonly {
  readonly key: string;
  readonly frequency: WifiFrequency;
  readonly parameter: WifiParameter;
}[] {
  return frequencies.flatMap((frequency) =>
    frequency.parameters.map((parameter) => ({ key: parameterKey(frequency, parameter), frequency, parameter })),
  );
}

/** What of the typed values is another one than the router has, of what may be changed and of nothing else (DEV-01). */
export function changesOf(known: WifiParameters, typed: ReadonlyMap<string, string>): readonly WifiParameterChange[] {
  return parametersOf(known).flatMap(({ key, frequency: { frequencyType }, parameter }) => {
    const value = typed.get(key);
    return value === undefined || value === parameter.value || !isEditable(parameter)
      ? []
      : [{ frequencyType, provName: parameter.provName, value }];
  });
}

/**
 * Whether the router is set up as was wished. `undefined` of defaults: nobody here knows what they are, and a router
 * may have had them before.
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

/** Whether devices must join this network anew by it: its name, its password or how it is secured may be another. */
export function requiresRejoin(request: RouterChangeRequest, frequencyType: string, known: WifiParameters): boolean {
  if (request.kind !== "parameters") return request.kind === "defaults";
  return parametersOf(known).some(
    ({ frequency, parameter: { provName, type } }) =>
      frequency.frequencyType === frequencyType &&
      (type === "SSID" || type === "PASSWORD" || type === "SECURITY") &&
      request.changes.some((change) => change.frequencyType === frequencyType && change.provName === provName),
  );
}

/** Whether devices lose their connection by it: all but turning a network on. */
export function disconnectsDevices(request: RouterChangeRequest): boolean {
  return request.kind !== "switch" || !request.enabled;
}
