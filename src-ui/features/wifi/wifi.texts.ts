import type { ParameterFieldViolation } from "./parameter-form.ts";
import { isFlagType, type WifiParameter } from "#domain/wifi/index.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { plurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";
import { formatNumber } from "#ui/shared/formats.ts";

/** Texts of Wi-Fi (I18N-01). */
export const t = texts(pl, "wifi", plurals);

/** Formats a frequency: "2,4 GHz"; other values are returned as the server sends them. */
export function frequencyName(frequencyType: string): string {
  const [, number] = /^(\d+(?:\.\d+)?)\s*GHz$/.exec(frequencyType) ?? [];
  return number === undefined ? frequencyType : t("frequency.unit", { number: formatNumber(Number(number)) });
}

/** Describes the use of a known frequency. */
export function frequencyNote(frequencyType: string): string | undefined {
  switch (frequencyType) {
    case "2.4GHz":
      return t("frequency.far");
    case "5GHz":
      return t("frequency.fast");
    case "6GHz":
      return t("frequency.new");
    default:
      return undefined;
  }
}

/** Error of a value with advice. Counts include the `prefix`, which the customer does not type. */
export function violationMessage(violation: ParameterFieldViolation, prefix: string): string {
  const whole = prefix === "" ? "" : ` ${t("fault.whole", { prefix })}`;
  switch (violation.kind) {
    case "refused":
      return providerText(violation.words);
    case "tooShort":
      return (
        t("fault.tooShort", {
          count: violation.count,
          missing: t("fault.missing", { count: violation.limit - violation.count }),
        }) + whole
      );
    case "tooLong":
      return (
        (violation.unit === "bytes"
          ? t("fault.tooLongName")
          : t("fault.tooLong", { count: violation.count, limit: violation.limit })) + whole
      );
    default:
      return t(`fault.${violation.kind}`);
  }
}

/** Allowed values of a field, when the field itself does not show them. */
export function parameterHelp({ type, description, prefix, acceptableValues }: WifiParameter): string | undefined {
  const own = ruleText(type, prefix, acceptableValues);
  const parts = [
    description === undefined ? undefined : providerText(description),
    prefix === "" ? undefined : t("help.prefix", { prefix }),
    description === undefined ? own : undefined,
  ];
  const presentParts = parts.filter((part) => part !== undefined);
  return presentParts.length === 0 ? undefined : presentParts.join(" ");
}

function ruleText(
  type: WifiParameter["type"],
  prefix: string,
  acceptableValues: readonly string[],
): string | undefined {
  if (type === "PASSWORD") return t(prefix === "" ? "help.password" : "help.passwordWhole");
  return type === "NUMBER" && acceptableValues.length > 0
    ? t("help.number", { ranges: acceptableValues.join(", ") })
    : undefined;
}

/** Text of a value in a choice. */
export function valueText(type: WifiParameter["type"], value: string): string {
  if (isFlagType(type)) return t(value === "true" ? "value.on" : "value.off");
  return value === "AUTO" ? t("value.auto") : value;
}
