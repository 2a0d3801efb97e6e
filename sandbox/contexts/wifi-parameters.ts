import type { FrequencyRow, ParameterRow } from "./router.repository.ts";

/** Requested value of one parameter. */
export interface RequestedValue {
  readonly frequencyType: string;
  readonly provName: string;
  readonly value: string;
}

const NAME_BYTES = 32;
const CONTROL = /\p{Cc}/u;

function nameError(value: string): string | undefined {
  if (value.trim() === "") return "Wpisz nazwę sieci.";
  if (CONTROL.test(value)) return "Nazwa ma znak, którego router nie przyjmie.";
  return Buffer.byteLength(value) > NAME_BYTES ? "Nazwa jest za długa: router przyjmie 32 bajty." : undefined;
}

function passwordError(value: string, name: string): string | undefined {
  if (/^[0-9a-f]{64}$/i.test(value)) return undefined;
  if (!/^[ -~]{8,63}$/.test(value)) return "Hasło ma od 8 do 63 znaków, bez polskich liter.";
  // Rule of the provider that the portal does not know.
  return name !== "" && value.toLowerCase().includes(name.toLowerCase())
    ? "Hasło nie może zawierać nazwy sieci."
    : undefined;
}

/** Returns the error text of a value; `undefined` for a valid value. */
export function valueError(parameter: ParameterRow | undefined, value: string, name: string): string | undefined {
  if (parameter === undefined) return "Router nie ma takiego ustawienia.";
  if (!parameter.editable) return "Tego ustawienia nie można zmienić.";
  const prefix = typeof parameter.data["prefix"] === "string" ? parameter.data["prefix"] : "";
  switch (parameter.type) {
    case "SSID":
      return nameError(prefix + value);
    case "PASSWORD":
      return passwordError(prefix + value, name);
    case "FLAG":
    case "HIDDEN":
      return value === "true" || value === "false" ? undefined : "Wybierz tak albo nie.";
    default:
      return parameter.acceptableValues.length === 0 || parameter.acceptableValues.includes(value)
        ? undefined
        : "Router nie przyjmie tej wartości.";
  }
}

/** Returns the name of a network after the requested changes. */
export function networkNameOf({ frequencyType, params }: FrequencyRow, wanted: readonly RequestedValue[]): string {
  const ssid = params.find(({ type }) => type === "SSID");
  return (
    wanted.find((one) => one.frequencyType === frequencyType && one.provName === ssid?.provName)?.value ??
    ssid?.value ??
    ""
  );
}

/** Returns the networks with the requested values. */
export function withValues(
  frequencies: readonly FrequencyRow[],
  wanted: readonly RequestedValue[],
): readonly FrequencyRow[] {
  return frequencies.map((frequency) => ({
    ...frequency,
    params: frequency.params.map((parameter) => {
      const found = wanted.find(
        (one) => one.frequencyType === frequency.frequencyType && one.provName === parameter.provName,
      );
      return found === undefined ? parameter : { ...parameter, value: found.value };
    }),
  }));
}
