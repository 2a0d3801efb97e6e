import "./choice-cards.css";
import type { ComponentPropsWithRef } from "react";
import { Icon, type IconDrawing } from "../icon.tsx";

type NativeInput = Omit<ComponentPropsWithRef<"input">, "type" | "children">;

export interface CheckboxProps extends NativeInput {
  /** What it ticks, for those who listen: "Zaznacz listopad 2026". */
  readonly label: string;
}

/** A box to tick in a row of a table, where the row says what it is. */
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
  /** Name of the group for those who listen; usually the title above says it too. */
  readonly label: string;
  /** Name of the native radio group. */
  readonly name: string;
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** The cards themselves; what names their group stands around them. */
export function ChoiceCards<Value extends string>({
  name,
  options,
  value,
  onChange,
  input,
}: {
  readonly name: string;
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** What each of the radios has beside that, such as that it cannot be changed now. */
  readonly input?: ComponentPropsWithRef<"input">;
}) {
  return options.map((option) => (
    <label className="choice" key={option.value}>
      <input
        {...input}
        type="radio"
        name={name}
        value={option.value}
        checked={option.value === value}
        onChange={() => onChange(option.value)}
      />
      <span>
        {option.label}
        {option.note !== undefined && <small>{option.note}</small>}
      </span>
      {option.icon !== undefined && <Icon of={option.icon} />}
    </label>
  ));
}

/** One of a few, each a whole card: a theme. In a form, under a legend and with an error: `form/choice-group.tsx`. */
export function Choices<Value extends string>({ label, ...cards }: ChoicesProps<Value>) {
  return (
    <div className="choices" role="radiogroup" aria-label={label}>
      <ChoiceCards {...cards} />
    </div>
  );
}
