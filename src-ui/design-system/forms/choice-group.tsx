import { ChoiceCards, type ChoiceOption } from "./choice-cards.tsx";
import { FieldGroup, type FieldGroupProps } from "./field-group.tsx";

export interface ChoiceGroupProps<Value extends string> extends Omit<FieldGroupProps, "children" | "role"> {
  /** Name of the native group. */
  readonly name: string;
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value | undefined;
  readonly onValue: (value: Value) => void;
}

/** Radio group of cards under a legend, such as a router, a topic or a plan. */
export function ChoiceGroup<Value extends string>({
  name,
  options,
  value,
  onValue,
  ...group
}: ChoiceGroupProps<Value>) {
  const locked = group.unavailable !== undefined;
  return (
    <FieldGroup {...group} role="radiogroup">
      <div className="choices">
        <ChoiceCards name={name} options={options} value={value} onChange={onValue} locked={locked} />
      </div>
    </FieldGroup>
  );
}
