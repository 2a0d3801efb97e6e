import { type ChangeEvent, type ComponentPropsWithRef, useId } from "react";
import { classNames } from "../class-names.ts";
import { FormField, type FormFieldProps, splitFieldProps, textControlAttributes } from "./form-field.tsx";

type NativeArea = Omit<
  ComponentPropsWithRef<"textarea">,
  keyof FormFieldProps | "disabled" | "children" | "aria-describedby" | "aria-invalid"
>;

/** What stands beneath the text, and is said when little is left. */
export interface CharacterCounter {
  /** "Zostało 120 znaków", "O 12 znaków za dużo". */
  readonly label: string;
  /** How many characters are left; under zero there are too many. */
  readonly left: number;
}

export interface TextAreaProps extends NativeArea, FormFieldProps {
  /** The text exactly as typed. It may be longer than the counter allows: nothing typed is ever cut off. */
  readonly onValue?: ((value: string) => void) | undefined;
  readonly counter?: CharacterCounter | undefined;
}

/** From here on the counter is said, at every tenth character and at the end. */
const ANNOUNCED_BELOW = 50;

function counterAnnouncement({ left, label }: CharacterCounter): string {
  return left < ANNOUNCED_BELOW && (left % 10 === 0 || left < 0) ? label : "";
}

/** Several lines of text, with what is left of its length. */
export function TextArea(props: TextAreaProps) {
  const { field, rest } = splitFieldProps(props);
  const { onValue, onChange, counter, className, readOnly, ...area } = rest;
  const counterId = useId();
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event);
    onValue?.(event.currentTarget.value);
  };
  const foot =
    counter === undefined ? (
      field.foot
    ) : (
      <>
        {field.foot}
        <span id={counterId} className={classNames("counter", counter.left < 0 && "counter--over")}>
          {counter.label}
        </span>
      </>
    );
  return (
    <>
      <FormField {...field} foot={foot}>
        {(attributes) => (
          <textarea
            rows={4}
            {...area}
            {...textControlAttributes(attributes, readOnly)}
            aria-describedby={classNames(attributes["aria-describedby"], counter !== undefined && counterId)}
            className={classNames("input", className)}
            onChange={change}
          />
        )}
      </FormField>
      {counter !== undefined && (
        <p className="visually-hidden" role="status">
          {counterAnnouncement(counter)}
        </p>
      )}
    </>
  );
}
