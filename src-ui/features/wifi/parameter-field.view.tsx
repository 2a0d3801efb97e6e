import { observer } from "#ui/shared/observer.ts";
import type { FocusEvent } from "react";
import {
  isEditable,
  isFlagType,
  validateParameter,
  passwordStrengthOf,
  type PasswordStrength,
  type WifiParameter,
} from "#domain/wifi/index.ts";
import { PasswordField, type ShownPasswordStrength } from "#ui/design-system/forms/password-field.tsx";
import { SelectField } from "#ui/design-system/forms/select-field.tsx";
import { TextField } from "#ui/design-system/forms/text-field.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import type { RouterViewModel } from "./router.view-model.ts";
import { t, violationMessage, parameterHelp, valueText } from "./wifi.texts.ts";

export interface ParameterFieldViewState extends Pick<RouterViewModel, "set"> {
  readonly form: Pick<RouterViewModel["form"], "valueOf" | "violationOf" | "leave">;
}

export interface ParameterFieldProps {
  readonly model: ParameterFieldViewState;
  readonly id: string;
  /** Key of the parameter, unique within the router. */
  readonly path: string;
  readonly parameter: WifiParameter;
  /** Name of the network: a password that contains it is weak. */
  readonly networkName: string;
  /** Title of the network's card: the networks of a router have the same parameters (A11Y-26). */
  readonly networkTitle: string;
  readonly isBlocked: boolean;
}

const STRENGTHS: Readonly<Record<PasswordStrength, Omit<ShownPasswordStrength, "label">>> = {
  weak: { tone: "bad", parts: 1 },
  fair: { tone: "notice", parts: 2 },
  strong: { tone: "good", parts: 4 },
};

/** One parameter: a field when the customer may change it, otherwise its value (DEV-01). */
export const ParameterField = observer(function ParameterField({
  model,
  id,
  path,
  parameter,
  networkName,
  networkTitle,
  isBlocked,
}: ParameterFieldProps) {
  const { type, name, prefix, acceptableValues } = parameter;
  const value = model.form.valueOf(path);
  const violation = model.form.violationOf(path);
  const isLocked = isBlocked || !isEditable(parameter);
  const label = (
    <>
      <span lang="pl">{name}</span>
      <VisuallyHidden> ({networkTitle})</VisuallyHidden>
    </>
  );
  const field = {
    id,
    label,
    error: violation === undefined ? undefined : violationMessage(violation, prefix),
    autoComplete: "off",
    value,
    onValue: (typed: string) => model.set(path, typed),
    onBlur: ({ relatedTarget: next }: FocusEvent) => {
      // Blur by a press on the submit button shows no error yet: the error would move the button away. Submitting shows
      // it.
      if (!(next instanceof HTMLButtonElement && next.type === "submit")) model.form.leave(path);
    },
  };
  if (type === "PASSWORD") {
    // A rejected password gets no rating; one that is too short is rated as weak.
    const refused = (violation ?? validateParameter(parameter, value))?.kind ?? "tooShort";
    const strength =
      isLocked || value === parameter.value || value === "" || refused !== "tooShort"
        ? undefined
        : passwordStrengthOf(value, networkName);
    return (
      <PasswordField
        {...field}
        help={isLocked ? undefined : parameterHelp(parameter)}
        readOnly={isLocked}
        showLabel={t("password.show", { network: networkTitle })}
        hideLabel={t("password.hide", { network: networkTitle })}
        autoComplete="new-password"
        strength={strength === undefined ? undefined : { ...STRENGTHS[strength], label: t(`strength.${strength}`) }}
      />
    );
  }
  if (isLocked) return <TextField id={id} label={label} readOnly value={prefix + valueText(type, value)} />;
  const options = isFlagType(type) ? ["true", "false"] : type === "NUMBER" ? [] : acceptableValues;
  if (options.length === 0)
    return (
      <TextField {...field} help={parameterHelp(parameter)} inputMode={type === "NUMBER" ? "numeric" : undefined} />
    );
  return (
    <SelectField {...field} help={parameterHelp(parameter)}>
      {[...new Set([...options, value])].map((option) => (
        <option key={option} value={option}>
          {valueText(type, option)}
        </option>
      ))}
    </SelectField>
  );
});
