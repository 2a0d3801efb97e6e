import "./choice-cards.css";
import type { ComponentPropsWithRef } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconDrawing } from "../icon.tsx";
import { lockedCheckboxProps } from "./locked-props.ts";

type NativeInput = Omit<ComponentPropsWithRef<"input">, "type" | "children">;

export interface CheckboxProps extends NativeInput {
  /** Accessible name: "Zaznacz listopad 2026". */
  readonly label: string;
}

/** Checkbox in a row of a table, whose label is the row. */
export function Checkbox({ label, ...rest }: CheckboxProps) {
  return <input {...rest} type="checkbox" aria-label={label} />;
}

export interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly note?: string | undefined;
  readonly icon?: IconDrawing | undefined;
}

export interface ChoicesProps<Value extends string> {
  /** Accessible name of the group; usually also shown as a title above. */
  readonly label: string;
  /** Name of the native radio group. */
  readonly name: string;
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** True for one card below another at any width, for long labels. */
  readonly inColumn?: boolean | undefined;
}

/** Radio cards without a group element; the caller names the group. */
export function ChoiceCards<Value extends string>({
  name,
  options,
  value,
  onChange,
  locked = false,
}: {
  readonly name: string;
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** The value cannot be changed. */
  readonly locked?: boolean;
}) {
  return options.map((option) => (
    <label className={classNames("choice", locked && "choice--locked")} key={option.value}>
      <input
        {...lockedCheckboxProps(locked)}
        type="radio"
        name={name}
        value={option.value}
        checked={option.value === value}
        onChange={() => {
          if (!locked) onChange(option.value);
        }}
      />
      <span>
        {option.label}
        {option.note !== undefined && <small>{option.note}</small>}
      </span>
      {option.icon !== undefined && <Icon of={option.icon} />}
    </label>
  ));
}

/** Radio group of cards, such as the theme. In a form, with a legend and an error, use `ChoiceGroup`. */
export function Choices<Value extends string>({ label, inColumn = false, ...cards }: ChoicesProps<Value>) {
  return (
    <div
      className={classNames("choices", inColumn ? "choices--column" : cards.options.length === 3 && "choices--three")}
      role="radiogroup"
      aria-label={label}
    >
      <ChoiceCards {...cards} />
    </div>
  );
}
