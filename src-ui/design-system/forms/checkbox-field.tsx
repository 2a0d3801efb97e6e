import "./field.css";
import "./choice-cards.css";
import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { CircleAlert } from "../critical-icons.tsx";
import { Icon } from "../icon.tsx";
import { FieldGroup, type FieldGroupProps } from "./field-group.tsx";
import { lockedCheckboxProps } from "./locked-props.ts";

type NativeBox = Omit<
  ComponentPropsWithRef<"input">,
  "type" | "children" | "className" | "disabled" | "aria-disabled" | "aria-describedby" | "aria-invalid"
>;

export interface CheckboxFieldProps extends NativeBox {
  readonly label: ReactNode;
  /** Secondary line below the label. */
  readonly note?: ReactNode;
  readonly error?: ReactNode;
  /** Reason why the value cannot be changed; the control stays focusable, so that screen readers announce it. */
  readonly unavailable?: ReactNode;
  readonly onValue?: ((checked: boolean) => void) | undefined;
}

/** Checkbox with its label. */
export function CheckboxField({
  id,
  label,
  note,
  error,
  unavailable,
  onValue,
  onChange,
  checked,
  defaultChecked,
  ...input
}: CheckboxFieldProps) {
  const locked = unavailable !== undefined;
  // React restores the value of a checkbox only if it is controlled.
  const controlled = locked ? { checked: checked ?? defaultChecked ?? false } : { checked, defaultChecked };
  const ownId = useId();
  const boxId = id ?? ownId;
  const noteId = `${boxId}-note`;
  const errorId = `${boxId}-error`;
  const hasNote = note !== undefined || unavailable !== undefined;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (locked) return;
    onChange?.(event);
    onValue?.(event.currentTarget.checked);
  };
  return (
    <div className="check-field">
      {error !== undefined && (
        <p className="field__error" id={errorId}>
          <Icon of={CircleAlert} />
          {/* One item of the row: an error may consist of several elements. */}
          <span>{error}</span>
        </p>
      )}
      <div className={classNames("check", locked && "check--locked")}>
        <input
          {...input}
          id={boxId}
          type="checkbox"
          {...controlled}
          {...lockedCheckboxProps(locked)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={classNames(error !== undefined && errorId, hasNote && noteId)}
          onChange={change}
        />
        <label htmlFor={boxId}>{label}</label>
        {hasNote && (
          <small id={noteId}>
            {note}
            {unavailable !== undefined && <span className="field__reason">{unavailable}</span>}
          </small>
        )}
      </div>
    </div>
  );
}

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly note?: ReactNode;
}

export interface RadioGroupProps<Value extends string> extends Omit<FieldGroupProps, "children" | "role"> {
  /** Name of the native group. */
  readonly name: string;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | undefined;
  readonly onValue: (value: Value) => void;
}

/** Radio group, one option per line. */
export function RadioGroup<Value extends string>({ name, options, value, onValue, ...group }: RadioGroupProps<Value>) {
  const locked = group.unavailable !== undefined;
  return (
    <FieldGroup {...group} role="radiogroup">
      {options.map((option) => (
        <label className={classNames("check", locked && "check--locked")} key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            {...lockedCheckboxProps(locked)}
            onChange={() => {
              if (!locked) onValue(option.value);
            }}
          />
          <span>{option.label}</span>
          {option.note !== undefined && <small>{option.note}</small>}
        </label>
      ))}
    </FieldGroup>
  );
}
